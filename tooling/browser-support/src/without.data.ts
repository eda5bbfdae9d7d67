/** A feature that some supported browsers lack, and what becomes of those who use them. */
export type Without = {
  feature: string;
  /** Keys of MDN's compatibility data. */
  keys: readonly string[];
  /** What happens without it. */
  without: string;
  /** The file that stands in for it, relative to the root. */
  polyfill?: string;
};

const css = (...names: string[]) => names.map((name) => `css.properties.${name}`);

/** Every feature in use that is not there in the whole set of ADR-029. A new one fails the test until it stands here. */
export const withoutFeatures: readonly Without[] = [
  {
    feature: 'Cursors of a magnifier',
    keys: css('cursor.zoom-in', 'cursor.zoom-out'),
    without: 'Nothing is lost: a phone has no cursor.',
  },
  {
    feature: 'Cursors of a hand',
    keys: css('cursor.grab', 'cursor.grabbing'),
    without: 'Nothing is lost: a phone has no cursor.',
  },
  {
    feature: 'Full screen of a frame',
    keys: ['api.HTMLIFrameElement.allowFullscreen'],
    without: 'An iPhone plays a video in the full screen of its own player.',
  },
  {
    feature: 'Grounds that forced colours leave alone',
    keys: css('forced-color-adjust', 'forced-color-adjust.none'),
    without: 'Nothing is lost: Safari has no forced colours.',
  },
  {
    feature: 'Folded groups on paper',
    keys: ['css.selectors.details-content', ...css('content-visibility', 'content-visibility.visible')],
    without: 'A folded group of a data sheet is printed as it stands on the screen: its heading alone.',
  },
  {
    feature: 'Notices of the browser',
    keys: ['api.Notification.requestPermission_static'],
    without: 'The account offers letters and SMS; the button of the browser is not there.',
  },
  {
    feature: 'Attribution of long tasks',
    keys: ['api.PerformanceLongTaskTiming.attribution'],
    without: 'Nothing is lost: the field of that name is the library’s that measures web vitals.',
  },
  {
    feature: 'Names offered while a field is filled',
    keys: ['html.elements.datalist'],
    without: 'Firefox on Android offers no marks and models in the garage: they are typed.',
  },
  {
    feature: 'Invoker commands',
    keys: ['html.elements.button.command', 'html.elements.button.commandfor'],
    without: 'A listener carries out `show-modal` and `close`.',
    polyfill: 'packages/ui/src/polyfills/invoker-commands.ts',
  },
  {
    feature: 'Light dismiss of dialogs',
    keys: ['html.elements.dialog.closedby'],
    without: 'A listener closes a dialog by a press on its backdrop.',
    polyfill: 'packages/ui/src/polyfills/dialog-light-dismiss.ts',
  },
  {
    feature: 'Toggle events of dialogs',
    keys: ['api.HTMLElement.beforetoggle_event.dialog_elements', 'api.HTMLElement.toggle_event.dialog_elements'],
    without: 'Nothing hears them: the listeners are those of a popover and of disclosures.',
  },
  {
    feature: 'Popovers',
    keys: [
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'html.elements.button.popovertargetaction',
      'api.HTMLElement.hidePopover',
      'api.HTMLElement.beforetoggle_event',
      'api.HTMLElement.beforetoggle_event.popover_elements',
      'api.HTMLElement.toggle_event.popover_elements',
      'api.ToggleEvent.newState',
      'css.selectors.popover-open',
    ],
    without: '@oddbird/popover-polyfill; the reset hides closed popovers, selectors name its class as well.',
    polyfill: 'packages/ui/src/polyfills/polyfills.ts',
  },
  {
    feature: 'Anchor positioning',
    keys: css(
      'position-area',
      'position-area.bottom',
      'position-area.span-all',
      'position-area.span-left',
      'position-area.span-right',
      'position-try-fallbacks',
      'position-try-fallbacks.flip-block',
      'position-try-fallbacks.flip-inline',
    ),
    without: 'A popover stands below the header (`@supports` in popover.css.ts).',
  },
  {
    feature: 'Transitions of display and overlay',
    keys: ['css.at-rules.starting-style', ...css('transition.transition-behavior', 'overlay')],
    without: 'Dialogs and popovers appear and go at once.',
  },
  {
    feature: 'Navigation API',
    keys: ['api.Window.navigation', 'api.Navigation.currententrychange_event'],
    without: 'The line of progress ends with its run; the comparison looks at the address five times a second.',
  },
  {
    feature: 'Markers of lists',
    keys: ['css.selectors.marker'],
    without: 'Safari shows numbers and bullets in the colour of the text.',
  },
  {
    feature: 'Namesakes of the staff desk’s editor',
    keys: ['api.MLContext.dispatch'],
    without: 'Nothing is lost: its view and its document have members of these names.',
  },
  {
    feature: 'Web Share',
    keys: ['api.Navigator.share'],
    without: 'The address is copied instead.',
  },
  {
    feature: 'AbortSignal.timeout',
    keys: ['api.AbortSignal.timeout_static'],
    without: 'Chrome before 124 names the error AbortError; every error means that no answer came.',
  },
  {
    feature: 'Fetch priority and responsive preloads',
    keys: ['html.elements.img.fetchpriority', 'html.elements.link.fetchpriority', 'html.elements.link.imagesrcset'],
    without: 'The first picture comes a little later; Safari before 17.2 may fetch a second size of it.',
  },
  {
    feature: 'Exclusive disclosures',
    keys: ['html.elements.details.name'],
    without: 'Opening one leaves the others open.',
  },
  {
    feature: 'The search element',
    keys: ['html.elements.search'],
    without: 'An element without a role; its look is set by a class.',
  },
  {
    feature: 'Media feature scripting',
    keys: ['css.at-rules.media.scripting'],
    without: 'Without scripts, controls that need them stay in sight.',
  },
  {
    feature: 'Trimmed text boxes',
    keys: css('text-box'),
    without: 'Words of buttons stand a pixel beside the optical middle.',
  },
  {
    feature: 'Text wrapping',
    keys: css('text-wrap', 'text-wrap.balance', 'text-wrap.pretty', 'text-wrap.wrap'),
    without: 'Lines break as they fall.',
  },
  {
    feature: 'Growing text areas',
    keys: css('field-sizing', 'field-sizing.content', 'resize'),
    without: 'The field scrolls; where there is a mouse it can be pulled larger.',
  },
  {
    feature: 'Scroll bars and edges of scrolling',
    keys: css(
      'scrollbar-width',
      'scrollbar-width.none',
      'scrollbar-width.thin',
      'scrollbar-gutter',
      'scrollbar-gutter.stable',
      'overscroll-behavior',
      'overscroll-behavior.contain',
      'overscroll-behavior-x',
      'overscroll-behavior-x.contain',
    ),
    without: 'Ordinary scroll bars show; Safari on a desktop moves the page by its bar when a dialog opens.',
  },
  {
    feature: 'Metrics of a stand-in font',
    keys: ['ascent-override', 'descent-override', 'line-gap-override'].map((name) => `css.at-rules.font-face.${name}`),
    without: 'Safari takes the line metrics of Arial itself; line heights are set, so lines keep their places.',
  },
  {
    feature: 'Prefixed in the build',
    keys: css(
      'mask-image',
      'print-color-adjust',
      'print-color-adjust.exact',
      'text-size-adjust',
      'user-select',
      'user-select.none',
    ),
    without: 'The build adds `-webkit-` for the browsers of the set (build.spec.ts).',
  },
  {
    feature: 'Outlined map labels',
    keys: css('paint-order'),
    without: 'Only text of HTML lacks it; ours is SVG.',
  },
  {
    feature: 'Colours of native controls',
    keys: css('accent-color'),
    without: 'Ticks and dots in the colour of the browser where it ignores ours.',
  },
  {
    feature: 'What one kind of device has',
    keys: [
      ...css('cursor.default', 'cursor.not-allowed', 'cursor.pointer'),
      ...['touchstart', 'touchmove', 'touchend', 'touchcancel'].map((name) => `api.Element.${name}_event`),
      'html.global_attributes.autocapitalize',
    ],
    without: 'Phones have no cursor, desktops no touch.',
  },
  {
    feature: 'Composition in key events',
    keys: ['api.InputEvent.isComposing'],
    without: 'Ours is of KeyboardEvent, which all have; the data name only the other one.',
  },
  {
    feature: 'Offer of installation',
    keys: ['api.Window.beforeinstallprompt_event', 'api.Window.appinstalled_event'],
    without: 'The panel shows the five steps by hand; nothing is told of what came of them.',
  },
  {
    feature: 'Rows of a shelf shared by its goods',
    keys: css('grid-template-rows.subgrid'),
    without: 'Each card has rows of its own: prices of neighbours stand at heights of their own.',
  },
  {
    feature: 'Where a row of tabs opens',
    keys: css('scroll-initial-target', 'scroll-initial-target.nearest', 'scroll-initial-target.none'),
    without: 'It opens at its beginning; the tab of the page is reached by a swipe.',
  },
];
