import type { Condition, TransportType } from '@showroom/domain/dictionaries';

export type StockShare = { holdingId: number; type: TransportType; condition: Condition; share: number };

/**
 * What each holding has in stock, in parts of ten thousand: 60 to 40 between the holdings; cars new 45 %, used 40 %.
 * Holding 2 has no motorcycles and no jet skis, and alone buys used commercial vehicles (PRD-1).
 */
export const stockPlan: readonly StockShare[] = [
  { holdingId: 1, type: 'cars', condition: 'new', share: 2650 },
  { holdingId: 1, type: 'cars', condition: 'used', share: 2350 },
  { holdingId: 1, type: 'moto', condition: 'new', share: 260 },
  { holdingId: 1, type: 'moto', condition: 'used', share: 150 },
  { holdingId: 1, type: 'atv', condition: 'new', share: 110 },
  { holdingId: 1, type: 'atv', condition: 'used', share: 50 },
  { holdingId: 1, type: 'jet-ski', condition: 'new', share: 70 },
  { holdingId: 1, type: 'jet-ski', condition: 'used', share: 40 },
  { holdingId: 1, type: 'commercial', condition: 'new', share: 320 },
  { holdingId: 2, type: 'cars', condition: 'new', share: 1850 },
  { holdingId: 2, type: 'cars', condition: 'used', share: 1650 },
  { holdingId: 2, type: 'atv', condition: 'new', share: 90 },
  { holdingId: 2, type: 'atv', condition: 'used', share: 40 },
  { holdingId: 2, type: 'commercial', condition: 'new', share: 220 },
  { holdingId: 2, type: 'commercial', condition: 'used', share: 150 },
];
