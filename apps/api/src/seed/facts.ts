import type { DealerFacts } from './facts/dealer-facts.ts';
import type { Build, ColorNames, EquipmentGroup, MarkFacts, ModelFacts } from './facts/types.ts';
import type { StockShare } from './stock-plan.data.ts';

/** All that the stock is drawn from. */
export type Facts = {
  marks: readonly MarkFacts[];
  dealers: readonly DealerFacts[];
  /** Stock of the holdings after the first two, drawn beside theirs so that theirs stays the same. */
  moreStock: readonly { holdingId: number; perHundred: number; plan: readonly StockShare[] }[];
  colors: ColorNames;
  equipmentOf(model: ModelFacts, build: Build): readonly EquipmentGroup[];
};

/**
 * Puts together the marks of several lists: one that makes cars and motorcycles is one mark. Fails on two models of
 * a mark with one code, as they would share an address.
 */
export function mergeMarks(lists: readonly MarkFacts[]): MarkFacts[] {
  const merged = new Map<string, MarkFacts>();
  for (const mark of lists) {
    const known = merged.get(mark.code);
    merged.set(mark.code, known ? { ...known, models: [...known.models, ...mark.models] } : mark);
  }
  for (const mark of merged.values()) {
    const codes = new Set<string>();
    for (const { code } of mark.models) {
      if (codes.has(code)) throw new Error(`Two models share the address ${mark.code}/${code}.`);
      codes.add(code);
    }
  }
  return [...merged.values()];
}
