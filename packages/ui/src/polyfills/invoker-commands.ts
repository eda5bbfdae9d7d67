/**
 * Carries out `command` of buttons in browsers without invoker commands: Safari before 26.2, Chrome before 135, Firefox
 * before 144. On the window and in the bubbling phase, as the native command comes after every listener too, and not at
 * all after `preventDefault`.
 */
export function polyfillCommands(): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('button[commandfor]:enabled');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const command = button?.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close') dialog.close();
  });
}
