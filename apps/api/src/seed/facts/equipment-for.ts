import { equipmentOther } from './equipment-other.data.ts';
import type { EquipmentGroup, ModelFacts } from './types.ts';

/** Thousand roubles for a new machine: dearer ones have the electronics of the full lists. */
const lightLimit = 450;

const isLight = (model: ModelFacts) => (model.newPrice ?? model.basePrice ?? [Infinity])[0] < lightLimit;

/** Equipment groups of a model that is not a passenger car; undefined for a passenger car. */
export function equipmentFor(model: ModelFacts): readonly EquipmentGroup[] | undefined {
  switch (model.type ?? 'cars') {
    case 'moto':
      return isLight(model) ? equipmentOther.motoLight : equipmentOther.moto;
    case 'atv':
      return isLight(model) ? equipmentOther.atvLight : equipmentOther.atv;
    case 'jet-ski':
      return equipmentOther.jetSki;
    case 'commercial':
      return equipmentOther[commercialKind(model)];
    case 'cars':
      return undefined;
  }
}

/** A model that is built both as a van and as a flatbed has the cabin of a van. */
function commercialKind({ bodies }: ModelFacts): 'semiTrailer' | 'truck' | 'van' {
  if (bodies.includes('semi-trailer')) return 'semiTrailer';
  return bodies.every((body) => body === 'truck') ? 'truck' : 'van';
}
