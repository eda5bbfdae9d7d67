'use client';

import { watchChoices } from '@showroom/selection/watch-choices';
import { useEffect } from 'react';
import { watchCards } from './watch-cards.ts';

/**
 * Put once beside the cards of a page: turns a card's picture into five as soon as a finger or cursor reaches it, and
 * answers the buttons of favourites and comparison.
 */
export function CardSwipe() {
  useEffect(() => {
    const stops = [watchCards(document), watchChoices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
