import { maxPieces } from '@showroom/domain/selection/selection-snapshot';
import { keep, readKept } from '@showroom/visitor/kept';
import { isId } from '../chosen.ts';

/** Name in local storage (PRD-3). */
const key = 'basketQuantity';

/** Pieces by id, as the visitor chose them. Whatever is none is left out. */
export function readQuantities(): Map<number, number> {
  const kept = readKept(key);
  const quantities = new Map<number, number>();
  if (!Array.isArray(kept)) return quantities;
  for (const line of kept as unknown[]) {
    const { id, count } = (line ?? {}) as { id?: unknown; count?: unknown };
    if (isId(id) && isId(count) && count <= maxPieces) quantities.set(id, count);
  }
  return quantities;
}

/** Keeps the pieces of every line. */
export const keepQuantities = (quantities: ReadonlyMap<number, number>): boolean =>
  keep(
    key,
    [...quantities].map(([id, count]) => ({ id, count })),
  );
