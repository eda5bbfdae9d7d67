import type { StoreAsk, StoreFacets } from '@showroom/api-contract/store';
import type { GoodsItem } from '../search/goods.ts';
import type { AskedVehicle } from './shelf-conditions.ts';
import type { ShopFacts } from './shop-facts.ts';

type Facet = StoreFacets['mark'];

/** No vehicle is asked for that is older. */
const oldestYear = 1990;

const add = <K>(counts: Map<K, number>, key: K, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

/**
 * Counts marks, models of the chosen mark and years of the chosen model. What fits everything is counted with each; a value that
 * nothing is made for is left out.
 */
export function createVehicleTally({ marks, models }: ShopFacts, asked: AskedVehicle | undefined) {
  const byMark = new Map<number, number>();
  const byModel = new Map<number, number>();
  const byYear = new Map<number, number>();
  const latestYear = new Date().getFullYear() + 1;
  const markOf = (fit: number) => (fit < 0 ? -fit : (models.get(fit)?.markId ?? 0));
  let universal = 0;
  let wholeMark = 0;

  function addModels({ fits, years }: GoodsItem, { markId, modelId }: AskedVehicle): void {
    const ofMark = new Set<number>();
    const ofYears = new Set<number>();
    for (const [at, fit] of fits.entries()) {
      if ((fit < 0 ? -fit : models.get(fit)?.markId) !== markId) continue;
      ofMark.add(fit);
      if (modelId === undefined || (fit > 0 && fit !== modelId)) continue;
      const [from, to] = years[at] ?? [null, null];
      const last = Math.min(to ?? latestYear, latestYear);
      for (let year = Math.max(from ?? oldestYear, oldestYear); year <= last; year += 1) ofYears.add(year);
    }
    if (ofMark.has(-markId)) wholeMark += 1;
    else for (const fit of ofMark) add(byModel, fit);
    for (const year of ofYears) add(byYear, year);
  }

  return {
    add(item: GoodsItem): void {
      if (item.fits.length === 0) {
        universal += 1;
        return;
      }
      const { fits } = item;
      // Without a set for each item: most fit one mark, the rest a few.
      for (let at = 0; at < fits.length; at += 1) {
        const mark = markOf(fits[at] ?? 0);
        let before = 0;
        while (before < at && markOf(fits[before] ?? 0) !== mark) before += 1;
        if (before === at) add(byMark, mark);
      }
      if (asked) addModels(item, asked);
    },
    facets(ask: StoreAsk): { mark: Facet; model: Facet; year: Facet } {
      const named = (counts: Map<number, number>, names: ShopFacts['marks'], more: number): Facet =>
        [...counts]
          .flatMap(([id, count]) => {
            const name = names.get(id);
            return name ? [{ value: name.code, label: name.name, count: count + more }] : [];
          })
          .sort((a, b) => a.label.localeCompare(b.label, 'ru'));
      const isYearAsked = asked?.modelId !== undefined;
      return {
        mark: named(byMark, marks, universal),
        model: ask.mark === undefined ? [] : named(byModel, models, universal + wholeMark),
        year: isYearAsked
          ? [...byYear]
              .sort(([a], [b]) => b - a)
              .map(([year, count]) => ({ value: String(year), label: String(year), count: count + universal }))
          : [],
      };
    },
  };
}
