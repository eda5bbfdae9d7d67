import { afterPaint } from '@showroom/ui/after-paint';

const wide = '(min-width: 1024px)';

/** Everything beside the way from the page's root to `node`. */
function* outsideOf(node: Element): Generator<Element> {
  for (let step = node; step.parentElement && step !== document.body; step = step.parentElement)
    for (const sibling of step.parentElement.children) if (sibling !== step && sibling !== document.body) yield sibling;
}

/**
 * Makes the filter panel a sheet while it is open as a popover: the page behind it cannot be reached, the focus goes in,
 * and a screen that grows wide closes it. @returns what undoes it.
 */
export function watchSheet(panel: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let silenced: Element[] = [];
  const free = () => {
    for (const element of silenced) element.removeAttribute('inert');
    silenced = [];
  };
  const silence = () => {
    silenced = [...outsideOf(panel)].filter((element) => !element.hasAttribute('inert'));
    for (const element of silenced) element.setAttribute('inert', '');
  };
  // Inside `:is()` an unknown name is no error: without popovers it matches nothing.
  const isOpen = () => panel.matches(':is(:popover-open)');
  const close = () => isOpen() && panel.hidePopover();
  // Before the popover hides, so that the browser can give the focus back to its button.
  panel.addEventListener('beforetoggle', (event) => (event.newState === 'open' ? undefined : free()), { signal });
  panel.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== panel || event.newState !== 'open') return;
      // Of the whole page behind it: after the sheet is seen, which may be closed or opened again by then.
      afterPaint(() => isOpen() && silenced.length === 0 && silence());
      panel.querySelector<HTMLElement>('button')?.focus();
    },
    { signal },
  );
  matchMedia(wide).addEventListener('change', close, { signal });
  if (isOpen()) silence();
  return () => {
    controller.abort();
    free();
    close();
  };
}
