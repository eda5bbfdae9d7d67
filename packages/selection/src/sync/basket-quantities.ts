import { mostPieces } from '@showroom/domain/shop/basket-count';
import { keep, readKept } from '@showroom/visitor/kept';
import { isId } from '../chosen.ts';

/** Name in local storage (PRD-3). */
const key = 'basketQuantity';

/** Pieces by id, as the visitor chose them. Whatever is none is left out; no more than may be ordered. */
export function readQuantities(): Map<number, number> {
  const kept = readKept(key);
  const quantities = new Map<number, number>();
  if (!Array.isArray(kept)) return quantities;
  for (const line of kept as unknown[]) {
    const { id, count } = (line ?? {}) as { id?: unknown; count?: unknown };
    if (isId(id) && isId(count)) quantities.set(id, mostPieces(count));
  }
  return quantities;
}

/** Keeps the pieces of every line. */
export const keepQuantities = (quantities: ReadonlyMap<number, number>): boolean =>
  keep(
    key,
    [...quantities].map(([id, count]) => ({ id, count })),
  );
