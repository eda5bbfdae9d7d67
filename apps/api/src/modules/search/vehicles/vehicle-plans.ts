import { bitCount, bitsOf } from '../words/score-names.ts';
import type { Explained } from './explain-words.ts';
import type { Plan } from './match-segment.ts';
import { isPartOfName, type Reading } from './vehicle-reading.ts';

/** Weight of a filter word relative to a name. */
const wishScore = 0.4;

/** What vehicles of each named model must have, and those of any other. */
export type Plans = { plans: ReadonlyMap<number, Plan>; general: Plan | undefined };

/** The required words that a name does not explain; undefined when one of them means nothing without a name. */
export function needsBeside({ senses }: Reading, { required }: Explained, named: number): number | undefined {
  const filters = bitsOf(senses, ({ attributes, texts }) => attributes.length + texts.length > 0);
  const needs = required & ~named;
  return (needs & ~filters) === 0 ? needs : undefined;
}

export function planVehicles(reading: Reading, explained: Explained): Plans {
  const { hits, masks } = reading;
  const plans = new Map<number, Plan>();
  for (const [model, hit] of hits) {
    // «универсал дизель» is no S.CS Universal: a wish is no part of a longer name.
    if (isPartOfName(hit) && !hit.code && (hit.mask & masks.said & ~masks.wished) === 0) continue;
    const needs = needsBeside(reading, explained, hit.mask);
    if (needs !== undefined) plans.set(model, { score: hit.score, needs, code: hit.code });
  }
  const everything = needsBeside(reading, explained, 0);
  const general =
    everything === undefined ? undefined : { score: wishScore * bitCount(masks.meant), needs: everything };
  return { plans, general };
}
