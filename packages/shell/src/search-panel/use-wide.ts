import { media } from '@showroom/ui/theme/media';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(media.lg);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a column beside the results. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.lg).matches,
    () => false,
  );
