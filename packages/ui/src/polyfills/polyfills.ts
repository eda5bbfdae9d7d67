import { polyfillLightDismiss } from './dialog-light-dismiss.ts';
import { polyfillCommands } from './invoker-commands.ts';

/** Adds each feature that this browser lacks. */
export function addPolyfills(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) polyfillCommands();
  if (!('closedBy' in HTMLDialogElement.prototype)) polyfillLightDismiss();
  if (!('popover' in HTMLElement.prototype))
    // The lowest of our layers: its styles stand in for the browser's own.
    void import('@oddbird/popover-polyfill/fn').then(({ apply }) => apply({ layerName: 'reset' }));
}
