'use client';

import { useEffect, useState } from 'react';
import { bar } from './progress-bar.css.ts';
import { watchMoves } from './watch-moves.ts';

export { announceNavigation } from './watch-moves.ts';

/**
 * The line at the upper edge while the next page is on its way. One per page. Begins when a move is announced and
 * ends when the address has changed.
 */
export function ProgressBar() {
  const [isMoving, setIsMoving] = useState(false);
  useEffect(
    () => watchMoves(document, 'navigation' in window ? (window.navigation as EventTarget) : null, setIsMoving),
    [],
  );
  return isMoving ? <div className={bar} role="progressbar" aria-label="Страница загружается" /> : null;
}
