'use client';

import { useEffect } from 'react';
import { watchChoices } from './watch-choices.ts';

/** Answers the buttons of favourites and comparison where there are no cards: on the page of one thing. */
export function ChoiceIsland() {
  useEffect(watchChoices, []);
  return null;
}
