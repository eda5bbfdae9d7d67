import type { StoreAsk, StoreFacets } from '@showroom/api-contract/store';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsColumns } from './goods-columns.ts';
import type { AskedVehicle } from './shelf-conditions.ts';
import type { ShopFacts } from './shop-facts.ts';
import { createYearCount, type YearSpan } from './year-count.ts';

type Facet = StoreFacets['mark'];

const inRussian = new Intl.Collator('ru');

/**
 * Counts marks, models of the chosen mark and years of the chosen model. What fits everything is counted with each; a value that
 * nothing is made for is left out.
 */
export function createVehicleTally(
  { marks, models }: ShopFacts,
  columns: Pick<GoodsColumns, 'markStarts' | 'marks' | 'isUniversal'>,
  asked: AskedVehicle | undefined,
) {
  const byMark = new Int32Array(Math.max(0, ...marks.keys()) + 1);
  /** `item`: the last that was counted, so that each is counted once. */
  const byModel = new Map<number, { count: number; item: number }>();
  const years = createYearCount(new Date().getFullYear() + 1);
  let universal = 0;
  let wholeMark = 0;
  let item = 0;

  function addModels({ fits, years: spans }: GoodsItem, { markId, modelId }: AskedVehicle): void {
    item += 1;
    const ofModel: YearSpan[] = [];
    const isOfMark = fits.includes(-markId);
    if (isOfMark) wholeMark += 1;
    for (let at = 0; at < fits.length; at += 1) {
      const fit = fits[at] ?? 0;
      if ((fit < 0 ? -fit : models.get(fit)?.markId) !== markId) continue;
      if (!isOfMark) {
        const known = byModel.get(fit);
        if (!known) byModel.set(fit, { count: 1, item });
        else if (known.item !== item) {
          known.count += 1;
          known.item = item;
        }
      }
      if (modelId !== undefined && (fit < 0 || fit === modelId)) ofModel.push(spans[at] ?? [null, null]);
    }
    if (ofModel.length > 0) years.add(ofModel);
  }

  return {
    /** @param place of the item among the goods */
    add(place: number, good: GoodsItem): void {
      if (columns.isUniversal[place] === 1) {
        universal += 1;
        return;
      }
      const end = columns.markStarts[place + 1] ?? 0;
      let isAsked = false;
      for (let at = columns.markStarts[place] ?? 0; at < end; at += 1) {
        const mark = columns.marks[at] ?? 0;
        byMark[mark] = (byMark[mark] ?? 0) + 1;
        if (mark === asked?.markId) isAsked = true;
      }
      if (asked && isAsked) addModels(good, asked);
    },
    facets(ask: StoreAsk): { mark: Facet; model: Facet; year: Facet } {
      const named = (counts: Iterable<[number, number]>, names: ShopFacts['marks'], more: number): Facet =>
        [...counts]
          .flatMap(([id, count]) => {
            const name = count > 0 ? names.get(id) : undefined;
            return name ? [{ value: name.code, label: name.name, count: count + more }] : [];
          })
          .sort((a, b) => inRussian.compare(a.label, b.label));
      const ofModels = [...byModel].map(([id, { count }]): [number, number] => [id, count]);
      const ofYears = asked?.modelId === undefined ? [] : years.counts();
      return {
        mark: named(byMark.entries(), marks, universal),
        model: ask.mark === undefined ? [] : named(ofModels, models, universal + wholeMark),
        year: ofYears.map(([year, count]) => ({ value: `${year}`, label: `${year}`, count: count + universal })),
      };
    },
  };
}
