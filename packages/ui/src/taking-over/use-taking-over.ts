import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is HTML of the server that React has not taken over yet; false at once where an element is made in the browser. */
export const useTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
