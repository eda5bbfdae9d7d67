'use client';

import { useEffect } from 'react';
import { watchCards } from './watch-cards.ts';

/** Put once on a page with cards: turns a card's picture into five as soon as a finger or cursor reaches it. */
export function CardSwipe() {
  useEffect(() => watchCards(document), []);
  return null;
}
