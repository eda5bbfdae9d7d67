import type { Services } from '../../rpc/context.ts';

/** Something that time does. Idempotent: a run that broke off is run again in a minute. */
export type ClockTask = (services: Services, now: Date) => Promise<void>;
