import type { TransportType } from './dictionaries.ts';

/** Whether a vehicle has a ПТС, which counts its owners: off-road machines and boats have papers of their own. */
export const hasPts = (type: TransportType): boolean => type !== 'atv' && type !== 'jet-ski';
