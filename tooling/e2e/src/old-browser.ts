import type { Page } from '@playwright/test';
import { open } from './open.ts';

/**
 * Takes the newer features away before a page is opened (ADR-029): what scripts ask for is deleted, and what the browser does by
 * itself is cancelled. In a browser that is really old it changes nothing.
 */
export async function removeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const removed: [object, string[]][] = [
      [URL, ['parse', 'canParse']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [window, ['navigation', 'scheduler', 'CloseWatcher']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetElement', 'popoverTargetAction']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [prototype, names] of removed) for (const name of names) Reflect.deleteProperty(prototype, name);

    const cancel = (type: string, isNative: (event: Event) => boolean) =>
      window.addEventListener(type, (event) => event.isTrusted && isNative(event) && event.preventDefault(), true);
    cancel('command', () => true);
    cancel('beforetoggle', ({ target }) => target instanceof Element && target.hasAttribute('popover'));
    for (const type of ['beforetoggle', 'toggle'])
      window.addEventListener(
        type,
        (event) => event.target instanceof HTMLDialogElement && event.stopImmediatePropagation(),
        true,
      );
    // A dialog asks whether it may close after Escape, which is old, and after a press on its backdrop, which is new.
    let pressed = false;
    window.addEventListener('pointerdown', () => (pressed = true), true);
    window.addEventListener('keydown', () => (pressed = false), true);
    cancel('cancel', ({ target }) => pressed && target instanceof HTMLDialogElement);

    // The browser's own styles hide every popover that it has not opened itself.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(String.raw`[popover].\:popover-open { display: block }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Opens a page and waits for its polyfills: that of popovers is the last. */
export async function openInOldBrowser(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => 'popover' in HTMLElement.prototype);
}
