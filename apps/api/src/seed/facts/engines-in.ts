import { seedYear } from '../calendar.ts';
import type { EngineFacts, ModelFacts } from './types.ts';

/** Engines that a model was built with in a year; all of them where none is known of it. */
export function enginesIn({ engines }: ModelFacts, year: number): readonly EngineFacts[] {
  const fitted = engines.filter(([, , , , , years]) => !years || (year >= years[0] && year <= (years[1] ?? seedYear)));
  return fitted.length > 0 ? fitted : engines;
}
