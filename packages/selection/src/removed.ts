import type { Chosen } from './chosen.ts';

/** A thing that was taken out during this visit, and where it stood. */
export type Removed = { chosen: Chosen; index: number };

/** The list as it stands, with what was just taken out still in its place, so that nothing moves under the finger. */
export function withRemoved(list: readonly Chosen[], removed: readonly Removed[]): Chosen[] {
  const whole = [...list];
  for (const { chosen, index } of removed.toReversed())
    if (!whole.some(({ id }) => id === chosen.id)) whole.splice(index, 0, chosen);
  return whole;
}
