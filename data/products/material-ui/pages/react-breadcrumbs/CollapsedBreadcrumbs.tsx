import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

const path = ['Shop', 'Outdoor', 'Camping', 'Tents', 'For two', 'Ultralight'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Category"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all categories"
      // In a theme with CSS variables, the button is light in both modes.
      sx={{ '& button': { '&, &:hover, &:focus': { bgcolor: 'action.selected', color: 'inherit' } } }}
    >
      {path.map((category) => (
        <Link key={category} href="#collapsed-breadcrumbs">
          {category}
        </Link>
      ))}
    </Breadcrumbs>
  );
}
