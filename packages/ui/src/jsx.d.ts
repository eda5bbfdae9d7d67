import 'react';

// React 19.3 passes these attributes through as they are spelled in HTML, but its types do not name them yet.
// `popoverTarget` and `closedby` are known to the types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button asks of the dialog that `commandfor` names. Another command needs its line in `polyfills/`. */
    command?: 'show-modal' | 'close' | undefined;
    /** Id of the element that the command goes to. */
    commandfor?: string | undefined;
  }
}
