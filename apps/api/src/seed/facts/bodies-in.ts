import type { BodyType } from '@showroom/domain/dictionaries';
import { seedYear } from '../calendar.ts';
import { bodiesMade } from './bodies-made.data.ts';
import type { ModelFacts, YearSpan } from './types.ts';

/** A body of a model, the years when it was made, and its seats where it has its own number. */
export type MadeBody = { body: BodyType; years: YearSpan; seats?: number | undefined };

export const covers = ([from, to]: readonly [from: number, to: number | null, ...unknown[]], year: number): boolean =>
  year >= from && year <= (to ?? seedYear);

/** The bodies of a model in the order of its facts, once for each of their spans. */
export function bodiesOf(address: string, { bodies, years }: ModelFacts): MadeBody[] {
  return bodies.flatMap((body) =>
    (bodiesMade[address]?.[body] ?? [years]).map(([from, to, seats]) => ({ body, years: [from, to] as const, seats })),
  );
}
