'use client';

import { useEffect } from 'react';
import { talkToParent } from './talk-to-parent.ts';

/** Tells the page around how tall this one is, and keeps links where they may open. Renders nothing. `hasPages`: other pages stand in the same frame. */
export function EmbedTalk({ hasPages = false }: { hasPages?: boolean }) {
  useEffect(() => talkToParent(window, hasPages), [hasPages]);
  return null;
}
