import { keep, readKept } from '@showroom/visitor/kept';

/** Where a selection is kept: in this browser, or with the account of whoever is signed in. */
export type SelectionStorage = {
  /** What is kept now; anything may have been written there. */
  read: () => unknown;
  /** False when it could not be kept: then it holds for this page alone. */
  write: (selection: object) => boolean;
  /** Calls back when somebody else may have changed it. Never ends: a store lives as long as its page. */
  watch: (onChange: () => void) => void;
};

/** Local storage. @param key its name there, with the version of its form. */
export const localSelection = (key: string): SelectionStorage => ({
  read: () => readKept(key),
  write: (selection) => keep(key, selection),
  watch: (onChange) => {
    // A null key: all of storage was emptied.
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) onChange();
    });
    // A page that comes back from the browser's memory heard nothing meanwhile.
    addEventListener('pageshow', (event) => {
      if (event.persisted) onChange();
    });
  },
});
