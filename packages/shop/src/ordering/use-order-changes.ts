import { announce } from '@showroom/ui/announce';
import { useEffect, useState } from 'react';
import type { BasketLine } from '../basket/basket-lines.ts';
import { orderChanges, type SeenLines, seeLines } from './order-changes.ts';

/** What became of the order since the buyer saw it first, a sentence a line; also read out. */
export function useOrderChanges(lines: readonly BasketLine[], isReady: boolean): readonly string[] {
  const [seen, setSeen] = useState<SeenLines>(new Map());
  useEffect(() => {
    if (isReady) setSeen((before) => seeLines(before, lines));
  }, [lines, isReady]);
  const changes = orderChanges(seen, lines);
  const text = changes.join(' ');
  useEffect(() => {
    if (text) announce(`Заказ изменился. ${text}`);
  }, [text]);
  return changes;
}
