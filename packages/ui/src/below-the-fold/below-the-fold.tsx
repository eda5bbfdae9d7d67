'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTakingOver } from '../taking-over/use-taking-over.ts';

/** Two frames: the browser rasters the first screen meanwhile, on the cores that the rest would keep busy. */
const restMs = 34;

/**
 * Content that lies under the first screen. It is in the HTML like everything else; but when a page is opened by a soft
 * navigation, it is drawn right after the first screen is shown, so that a tap is answered sooner on a slow phone.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const fromServer = useTakingOver();
  const [shown, setShown] = useState(fromServer);
  useEffect(() => {
    if (shown) return;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true)), restMs));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return shown ? children : null;
}
