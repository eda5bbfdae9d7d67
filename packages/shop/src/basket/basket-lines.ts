import type { StoreCard } from '@showroom/api-contract/store';
import { basketCount, withinStock } from '@showroom/domain/shop/basket-count';
import { piecePrice } from '@showroom/domain/shop/basket-totals';
import { formatInteger, formatRoubles } from '@showroom/domain/text';
import { freePieces } from '../cards/stock-words.ts';

/** What the browser keeps of a line: the price as it was when the item was put there, kopecks. */
export type KeptLine = { id: number; price: number | null };

export type BasketLine = {
  id: number;
  /** Null: not sold any more. */
  card: StoreCard | null;
  count: number;
  /** Pieces that were asked for; more than `count` where there are fewer. */
  wanted: number;
  /** Free pieces at all centres of the holding. */
  left: number;
  /** Whether it may be ordered at all. */
  isSold: boolean;
  checked: boolean;
  /** What changed since it was put there, in words. */
  notes: readonly string[];
};

type Known = {
  kept: readonly KeptLine[];
  /** Undefined while nobody has said what an item is. */
  cards: ReadonlyMap<number, StoreCard | null>;
  quantities: ReadonlyMap<number, number>;
  unchecked: ReadonlySet<number>;
};

function notesOf(card: StoreCard, { price, wanted, left }: { price: number | null; wanted: number; left: number }) {
  const before = price === null ? null : piecePrice(price);
  const now = piecePrice(card.disprice);
  const notes: string[] = [];
  if (before !== null && before !== now)
    notes.push(
      `Цена ${now > before ? 'выросла' : 'снизилась'}: была ${formatRoubles(before)}, теперь ${formatRoubles(now)}.`,
    );
  if (left < card.minCount) notes.push('Закончился. Уберите или\u00a0подождите: строка останется в\u00a0корзине.');
  else if (wanted > left) notes.push(`Осталось ${formatInteger(left)}\u00a0шт.`);
  return notes;
}

/** The lines as they are now: what is kept here with what the shop says of it. Lines that nobody has described yet are left out. */
export function basketLines({ kept, cards, quantities, unchecked }: Known): BasketLine[] {
  return kept.flatMap(({ id, price }): BasketLine[] => {
    const card = cards.get(id);
    if (card === undefined) return [];
    if (card === null)
      return [
        {
          ...{ id, card, count: 0, wanted: 0, left: 0, isSold: false, checked: false },
          notes: ['Больше не\u00a0продаётся.'],
        },
      ];
    const left = freePieces(card.stock);
    const wanted = basketCount({ kept: quantities.get(id), minCount: card.minCount });
    const isSold = left >= card.minCount;
    const count = isSold ? withinStock(wanted, { minCount: card.minCount, left }) : wanted;
    const notes = notesOf(card, { price, wanted, left });
    return [{ id, card, count, wanted, left, isSold, checked: isSold && !unchecked.has(id), notes }];
  });
}

/** The lines with prices of this first look where none is known: put there on another device. Undefined where all are. */
export function withSeenPrices(
  kept: readonly KeptLine[],
  cards: ReadonlyMap<number, StoreCard | null>,
): readonly KeptLine[] | undefined {
  const seen = kept.map((line) =>
    line.price === null ? { ...line, price: cards.get(line.id)?.disprice ?? null } : line,
  );
  return seen.some(({ price }, at) => price !== kept[at]?.price) ? seen : undefined;
}

/** Lines of an order or a quote. */
export const askedLines = (lines: readonly BasketLine[]) =>
  lines.filter(({ checked }) => checked).map(({ id, count }) => ({ id, qty: count }));
