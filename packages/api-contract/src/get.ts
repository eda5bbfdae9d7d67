import { oc } from '@orpc/contract';
import { commonFailures } from './failures.ts';

/** A public read. */
export const get = (path: `/${string}`, tag: string, summary: string) =>
  oc.errors(commonFailures).route({ method: 'GET', path, tags: [tag], summary });
