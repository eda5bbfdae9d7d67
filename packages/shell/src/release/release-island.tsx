'use client';

import { useEffect } from 'react';
import { reloadOnLostChunk } from './lost-chunk.ts';

/** For layouts without the frame: a chunk that a release took away loads the page anew there too (PRD-8). Renders nothing. */
export function ReleaseIsland() {
  useEffect(() => {
    const listening = new AbortController();
    reloadOnLostChunk(listening.signal);
    return () => listening.abort();
  }, []);
  return null;
}
