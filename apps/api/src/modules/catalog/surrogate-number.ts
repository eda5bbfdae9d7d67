import { createHash } from 'node:crypto';
import { vinLength } from '@showroom/domain/lead/vin';

/** No VIN and no frame number has this sign, and no search for the end of one is asked with it. */
const marker = '#';

/** Stands where the number of a vehicle would that has none written down: the same for the same record of the same feed. Shown to nobody. */
export const surrogateNumber = (source: string, recordId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source, recordId]))
    .digest('hex')
    .slice(0, vinLength - marker.length) + marker;

export const isSurrogate = (number: string): boolean => number.endsWith(marker);
