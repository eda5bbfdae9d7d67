import type { TransportType } from '@showroom/domain/dictionaries';
import { formatRoubles } from '@showroom/domain/text';
import { selectionWords } from './selection-words.data.ts';

export type PriceChange = { tone: 'cheaper' | 'dearer'; text: string };

/** How the price differs from that of the day when the vehicle was put aside; kopecks. Undefined when it does not, or is not known. */
export function priceChange(type: TransportType, then: number | null, now: number | null): PriceChange | undefined {
  if (then === null || now === null || then === now) return undefined;
  const tone = now < then ? 'cheaper' : 'dearer';
  return { tone, text: `${selectionWords[type][tone]}\u00a0${formatRoubles(Math.abs(now - then))}` };
}
