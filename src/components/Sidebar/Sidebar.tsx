import type { SidebarNode } from '../../model/navigation/NavPage';
import { Badges } from '../Badges';
import { Breakable } from '../Breakable';
import { Icon, isIconName, Outline } from '../Icon';
import type { Translate } from '../Translations';

interface SidebarProps {
  tree: readonly SidebarNode[];
  /** The current page; its branch is expanded. Absent in the file with the whole tree. */
  pathname?: string;
  /** Renders the whole tree, with closed groups hidden, instead of the top level and the open branch. */
  whole?: boolean;
  translate: Translate;
}

/** Whether a branch contains the page. */
function holds(node: SidebarNode, pathname: string | undefined): boolean {
  return (
    pathname !== undefined &&
    (node.pathname === pathname || Boolean(node.children?.some((child) => holds(child, pathname))))
  );
}

function Entry({ node, pathname, whole, translate }: SidebarProps & { node: SidebarNode }) {
  const own = node.outline ? <Outline path={node.outline} size={18} /> : null;
  const icon = node.icon && isIconName(node.icon) ? <Icon name={node.icon} size={18} /> : own;
  const content = (
    <>
      {icon}
      <span>
        <Breakable text={node.text} />
      </span>
      <Badges badges={node.badges} translate={translate} />
      {node.external ? <Icon name="external" size={14} /> : null}
    </>
  );
  const link = node.href ? (
    <a
      href={node.href}
      aria-current={node.pathname === pathname ? 'page' : undefined}
      {...(node.external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
    </a>
  ) : (
    <span className="nav-text">{content}</span>
  );
  if (node.label) {
    return (
      <li className="nav-label">
        <span>{node.text}</span>
        {node.children ? (
          <List
            tree={node.children}
            pathname={pathname}
            whole={whole}
            name={node.text}
            translate={translate}
          />
        ) : null}
      </li>
    );
  }
  if (!node.children) return <li>{link}</li>;
  const open = holds(node, pathname);
  return (
    <li className="nav-group" data-group={node.pathname}>
      <div>
        {link}
        <button
          type="button"
          data-action="toggle-group"
          aria-expanded={open}
          aria-label={translate('toggleGroup', { name: node.text })}
        >
          <Icon name="chevron" size={16} flip />
        </button>
      </div>
      {whole || open ? (
        <List tree={node.children} pathname={pathname} whole={whole} translate={translate} hidden={!open} />
      ) : null}
    </li>
  );
}

function List({ tree, hidden, name, ...rest }: SidebarProps & { hidden?: boolean; name?: string }) {
  return (
    <ul hidden={hidden} aria-label={name}>
      {tree.map((node) => (
        <Entry key={node.pathname + node.text} node={node} tree={tree} {...rest} />
      ))}
    </ul>
  );
}

/**
 * The navigation tree of one product. Rendered at build only.
 */
export function Sidebar(props: SidebarProps) {
  return <List {...props} />;
}
