/** Who relies on a name. */
export type Reader =
  /** A program of the site, or a reference in its HTML. */
  | 'code'
  /** Style sheets only. */
  | 'styles'
  /** People and tests outside `src`: the name is a stable handle. Code may read it, too. */
  | 'outside';

/**
 * Every attribute, element id, event and global of our own, with its reader: one part of the site writes it for
 * another part, and imports do not show that. A test compares the list with the sources.
 */
export const WIRING = {
  attributes: {
    // On the document element.

    /** The head script has run. Controls that need JavaScript are hidden without it. */
    'data-js': 'styles',
    /** The framework runs. Programs that act until then stop; style sheets leave the code of demos to them. */
    'data-ready': 'code',
    /** The chosen color mode, possibly `system`. Controls, announcements and analytics read it. */
    'data-color-mode': 'code',
    /** The color scheme in effect, also on the stage and container of a demo. Themes and demos read it. */
    'data-mui-color-scheme': 'code',
    /** The chosen text direction, possibly `auto`. The settings and the boot read it. */
    'data-direction': 'code',
    /** The address has a theme for demos, which is not yet applied. The boot starts; style sheets hide demos. */
    'data-demo-theme': 'code',
    /** The reader has a theme for demos that changes their style rules. Style sheets hide their pictures. */
    'data-themed': 'code',
    /** The reader wraps long lines. The code style sheet, the wrap buttons and analytics read it. */
    'data-code-wrap': 'code',
    /** The reader has turned off the search key `/`. The search button hides the hint. */
    'data-no-slash': 'code',
    /** The device has a command key. The search button shows its shortcut. */
    'data-apple': 'styles',
    /** The visitor is a bot, so the ad program and the style sheet show no ad. */
    'data-no-ads': 'code',
    /** Page changes no longer work without a full load, so `followLinks` loads documents. */
    'data-full-loads': 'code',
    /** The text font of the deployment has loaded. The theme styles use it instead of its fallbacks. */
    'data-text-font': 'code',

    // On controls, for listeners of the whole document.

    /** What the head script and `frame.ts` do at a click: `color-mode` or `toggle-group`. */
    'data-action': 'code',
    /** What the runtime opens at a click: `search` or `settings`. */
    'data-opens': 'code',
    /** The control needs the runtime: `keepClicks` keeps clicks until it is ready; hidden without JavaScript. */
    'data-needs-runtime': 'code',
    /** The label that analytics reports for a use of the control. */
    'data-track': 'code',
    /** `askHelpful` asks in it whether the page was helpful. */
    'data-helpful': 'code',
    /** `followLinks` loads the document of this link. */
    'data-full-load': 'code',
    /** `keepHash` copies the current fragment onto this link. */
    'data-keep-hash': 'code',
    /** `choices` stores the selection of this group of radio buttons under this key. */
    'data-choice': 'code',
    /** The playground of an API page opens at the control of this button's prop. */
    'data-try': 'code',
    /** `copying` copies the code block of this button. */
    'data-copy': 'code',
    /** The button has just copied. */
    'data-done': 'styles',
    /** `codeWrap` turns line wrapping on and off at this button; analytics reports it. */
    'data-wrap-toggle': 'code',
    /** Language of a code block, which the bar above it names on phones. */
    'data-language': 'styles',
    /** A code block of a demo. `copying` and the code style sheet treat it like those of a text. */
    'data-code-block': 'code',
    /** The scrolled part of the search dialog, in which `dialogKeys` moves the focus. */
    'data-panels': 'code',
    /** The offer of another language, which the style sheet hides as long as the consent bar is shown. */
    'data-language-offer': 'styles',

    /** Name of the section being read, in the bar with the contents of the page. */
    'data-toc-current': 'code',

    // In the sidebar, for `browser/navigation`.

    /** Product of the sidebar; part of the key of its stored state. */
    'data-product': 'code',
    /** Address of the complete tree; the sheet inliner reads it, too. */
    'data-nav-href': 'code',
    /** Pathname of the page, without the language. */
    'data-pathname': 'code',
    /** Address of the page. */
    'data-href': 'code',
    /** On the tree: address of the complete tree that it shows. */
    'data-whole': 'code',
    /** Pathname of a group. */
    'data-group': 'code',
    /** The filter field; `frame.ts` listens to it. */
    'data-nav-filter': 'code',
    /** The note that no page matches the filter. */
    'data-nav-empty': 'code',
    /** A filter applies to the list, so closed groups are shown open. */
    'data-filtered': 'styles',
    /** The entry does not match the filter, here or in an API reference. */
    'data-filtered-out': 'code',

    // In an API reference and in lists of pages, for `watchApiPage`.

    /** A part of the page whose names have one filter. */
    'data-names': 'code',
    /** The filter field of the part. */
    'data-name-filter': 'code',
    /** The note that no name matches the filter. */
    'data-name-none': 'code',
    /** Names below one heading. */
    'data-filter-group': 'code',
    /** A choice of the view, which analytics reports. */
    'data-api-view': 'code',

    // In demos.

    /** The element of a demo, by name. `keepClicks` and the check of documents read it. */
    'data-demo': 'outside',
    /** The region of a playground, by the component that its controls change. */
    'data-playground': 'outside',
    /** The demo in this element has been mounted. */
    'data-live': 'outside',
    /**
     * The demo in the stage renders in the browser only, or part of it. The boot starts at once if it is in view
     * without a picture.
     */
    'data-blank': 'code',
    /** The color scheme that a demo's picture shows. */
    'data-scheme': 'styles',
    /** The area that holds a demo. Page styles, focus handling and copying leave its contents alone. */
    'data-stage': 'code',
    /** The reader has edited the demo, so a new build must not reload the page. */
    'data-edited': 'code',
    /** Background of a stage. */
    'data-background': 'styles',
    /** The demo is in a frame of its own. */
    'data-framed': 'styles',
    /** The stage has a fixed height. */
    'data-reserved': 'styles',
    /** Texts for what has no effect in a playground: names of the address, values, and choices without link. */
    'data-ignored': 'code',
    'data-invalid': 'code',
    'data-unshared': 'code',
    /** How much of a demo's code is shown. */
    'data-open': 'styles',

    // In the slot of an ad.

    /** Holds the slot; the early ad and the runtime find the slot by it. */
    'data-place': 'code',
    /** State of the slot, see `AdView`. The style sheet collapses an empty slot. */
    'data-ad-state': 'outside',
    /** Address of the in-house ads, for the early ad. */
    'data-ads': 'code',
    /** Class names of a card, for the early ad. */
    'data-card': 'code',
    /** Shape of the early ad, which the runtime takes over. */
    'data-early': 'code',
    /** The early ad was clicked; the runtime reports it. */
    'data-clicked': 'code',

    // In documents, for the boot and for the steps of the build.

    /** On `_boot`: address of the early ad's program. */
    'data-ad': 'code',
    /** On `_boot`: the page needs the runtime, so the boot does not wait for a sign of the reader. */
    'data-awaited': 'code',
    /** Address of the complete frame style sheet, of which a document has a part; the boot loads it. */
    'data-sheet': 'code',
    /** Style sheet of the demos or API reference of a page, which the sheet inliner reads. */
    'data-page': 'code',
    /** On the offline page: the list that the service worker fills. */
    'data-stored-pages': 'code',
    /** On the offline page: the note that the requested page is not stored. */
    'data-not-stored': 'code',
    /** On the offline page: the note that nothing is stored. */
    'data-nothing-stored': 'code',
  },
  ids: {
    /** The content of a page: target of the skip link, of focus and of links from elsewhere. */
    'main-content': 'outside',
    /** The import of an API page, and its links to demos: targets of published links. */
    import: 'outside',
    demos: 'outside',
    /** Startup data of a document. The boot reads it, and the service worker recognizes our documents by it. */
    _boot: 'code',
    /** Data of a moved page. Its inline script reads it; the service worker, as with `_boot`. */
    moved: 'code',
    /** The live region that `announce` fills. */
    _announcer: 'code',
    /** The progress bar, which `watchNavigation` shows. */
    _progress: 'code',
    /** The sidebar, for `browser/navigation`, its buttons and the check of documents. */
    _sidebar: 'code',
    /** The tree in the sidebar, which `browser/navigation` completes. */
    _tree: 'code',
    /** The table of contents, in which `scrollSpy` marks the current heading. */
    _toc: 'code',
    /** The popover with the table of contents on narrow screens, which `scrollSpy` closes. */
    '_toc-list': 'code',
    /** The message that a part of the page failed. */
    _failure: 'code',
    /** The message that the files of this build are gone. */
    _missing: 'code',
    /** The search dialog; `openSearch` finds an open one by it. */
    _search: 'code',
    /** Name of the recent pages in the search dialog. */
    '_search-recent': 'code',
    /** Name of the similar pages in the search dialog. */
    '_search-similar': 'code',
    /** Name of the popular pages in the search dialog. */
    '_search-popular': 'code',
    /** Name of the products in the search dialog. */
    '_search-browse': 'code',
    /** Name of the settings dialog. */
    _settings: 'code',
    /** The consent dialog. */
    _consent: 'outside',
    /** Name of the consent dialog. */
    '_consent-text': 'code',
    /** Menu of the products. */
    _products: 'outside',
    /** Menu of the versions. */
    _versions: 'outside',
    /** Menu of the languages. */
    _languages: 'outside',
    /** In the frame of a demo: its container, for the programs in the frame and around it. */
    demo: 'code',
    /** In the frame of an ad: its container. */
    host: 'code',
    /** In the frame of an ad: its data. */
    settings: 'code',
  },
  events: {
    /** The framework runs. `holdEvents` replays events; `newBuild` removes its message. */
    'docs:ready': 'code',
    /** The frame has a new sidebar, which `watchSidebar` fills and watches. */
    'docs:sidebar': 'code',
    /** Sent to the window of a framed demo after it is mounted; the frame repeats early clicks. */
    'docs:demo-ready': 'code',
  },
  globals: {
    /** Functions of the head script for programs that are bundled separately; typed in `entries/head.ts`. */
    docsShell: 'code',
  },
} as const satisfies Record<string, Record<string, Reader>>;
