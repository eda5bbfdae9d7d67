import { covers } from './bodies-in.ts';
import type { EngineFacts, ModelFacts } from './types.ts';

/** Engines that a model was built with in a year; all of them where none is known of it. */
export function enginesIn({ engines }: ModelFacts, year: number): readonly EngineFacts[] {
  const fitted = engines.filter(([, , , , , years]) => !years || covers(years, year));
  return fitted.length > 0 ? fitted : engines;
}
