import { city } from 'next/root-params';
import { brand } from './brand.ts';

/** What the pages of this shell are made from. */
export const shell = { brand, city };
