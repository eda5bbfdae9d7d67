'use client';

import { useEffect } from 'react';
import { talkToParent } from './talk-to-parent.ts';

/** Tells the page around how tall this one is. Renders nothing. */
export function EmbedTalk() {
  useEffect(() => talkToParent(window), []);
  return null;
}
