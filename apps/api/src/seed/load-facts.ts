import { carMarks } from './facts/all-cars.ts';
import { colorNames } from './facts/colors.data.ts';
import { dealers } from './facts/dealers.data.ts';
import { equipmentFor } from './facts/equipment-for.ts';
import { moreHoldings } from './facts/more-holdings.ts';
import { otherMarks } from './facts/other-marks.ts';
import { type Facts, mergeMarks } from './facts.ts';

/** Everything that is known about the demonstration market, ready to draw from. */
export function loadFacts(): Facts {
  return {
    marks: mergeMarks([...carMarks, ...otherMarks]),
    dealers: [
      ...dealers,
      ...moreHoldings.flatMap((holding) =>
        holding.dealers.map((dealer) => ({ ...dealer, holdingId: holding.holdingId })),
      ),
    ],
    moreStock: moreHoldings.map(({ holdingId, perHundred, stock }) => ({
      holdingId,
      perHundred,
      plan: stock.map((share) => ({ holdingId, ...share })),
    })),
    colors: colorNames,
    equipmentOf: equipmentFor,
  };
}
