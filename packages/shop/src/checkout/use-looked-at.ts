import { useEffect } from 'react';

/** Calls when the page is looked at anew: from another tab, or back from the bank by the browser's button. */
export function useLookedAt(again: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [again]);
}
