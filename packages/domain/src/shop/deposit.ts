import type { TransportType } from '../dictionaries.ts';

/** What holds a vehicle, kopecks, and for how many days. */
export type Deposit = { sum: number; days: number };
/** By the kind of vehicle: the terms of a brand, as its `/reservation/` has them. */
export type Deposits = Partial<Record<TransportType, Deposit>>;
