/** The dialog with `closedby="any"` whose backdrop is under the pointer: its clicks go to the dialog, but lie outside of its box. */
function dialogBehind({ target, clientX: x, clientY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : null;
}

/**
 * Closes dialogs by a press on their backdrop in browsers without `closedby`: every Safari, Chrome before 134, Firefox
 * before 141. The press must begin there too: text that is selected past the edge of a dialog does not close it.
 */
export function polyfillLightDismiss(): void {
  let pressed: HTMLDialogElement | null = null;
  window.addEventListener('pointerdown', (event) => {
    pressed = dialogBehind(event);
  });
  window.addEventListener('click', (event) => {
    if (pressed && pressed === dialogBehind(event)) pressed.close();
    pressed = null;
  });
}
