import 'react';

// React 19.3 passes these attributes through as they are spelled in HTML, but its types do not name them yet.
// `popoverTarget` and `closedby` are known to the types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button asks of the element that `commandfor` names: `show-modal`, `close`, `toggle-popover`, `--own`. */
    command?: string | undefined;
    /** Id of the element that the command goes to. */
    commandfor?: string | undefined;
  }
}
