import { piecePrice } from '@showroom/domain/shop/basket-totals';
import { formatInteger, formatRoubles } from '@showroom/domain/text';
import type { BasketLine } from '../basket/basket-lines.ts';

/** Lines that could be ordered while the buyer looked at them: name, and kopecks of one piece. */
export type SeenLines = ReadonlyMap<number, { name: string; price: number }>;

/** What was seen, with lines that came since, and without those that the buyer himself took out or unticked elsewhere. */
export function seeLines(seen: SeenLines, lines: readonly BasketLine[]): SeenLines {
  const after = new Map<number, { name: string; price: number }>();
  for (const { id, card, isSold, checked } of lines) {
    const before = seen.get(id);
    if (before && (checked || !isSold)) after.set(id, before);
    else if (card && checked) after.set(id, { name: card.name, price: piecePrice(card.disprice) });
  }
  return after;
}

function changeOf({ card, count, wanted, isSold, checked }: BasketLine, before: number): string | undefined {
  if (card === null) return 'больше не\u00a0продаётся, убрали из\u00a0заказа';
  if (!isSold) return 'нет в\u00a0наличии, убрали из\u00a0заказа';
  if (!checked) return undefined;
  const now = piecePrice(card.disprice);
  const changes = [
    count < wanted && `осталось ${formatInteger(count)}\u00a0шт., было ${formatInteger(wanted)}`,
    now !== before && `теперь ${formatRoubles(now)}, было ${formatRoubles(before)}`,
  ].filter(Boolean);
  return changes.length > 0 ? changes.join('; ') : undefined;
}

/** What is not as the buyer saw or wanted it, by name: a sentence a line. */
export const orderChanges = (seen: SeenLines, lines: readonly BasketLine[]): string[] =>
  lines.flatMap((line) => {
    const known = seen.get(line.id);
    const change = known && changeOf(line, known.price);
    return change ? [`«${line.card?.name ?? known.name}»: ${change}.`] : [];
  });
