/** Calls `enter` whenever a dialog is opened, now too if it is open, and `leave` when it is closed. A dialog that opens takes the focus. */
export function whileOpen(
  dialog: HTMLDialogElement,
  signal: AbortSignal,
  { enter, leave = () => {} }: { enter: () => void; leave?: () => void },
): void {
  const wait = () => dialog.addEventListener('focusin', enter, { once: true, signal });
  const close = () => {
    leave();
    wait();
  };
  dialog.addEventListener('close', close, { signal });
  if (dialog.open) enter();
  else wait();
}
