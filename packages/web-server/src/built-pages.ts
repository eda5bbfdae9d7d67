import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.object({ routes: v.record(v.string(), v.unknown()) });

/** Whether the build in the folder of a shell holds the page of an internal path. Throws when there is no build. */
export function readBuiltPages(dir: string): (target: string) => boolean {
  const written: unknown = JSON.parse(readFileSync(join(dir, '.next/prerender-manifest.json'), 'utf8'));
  const paths = new Set(Object.keys(v.parse(manifest, written).routes));
  return (target) => paths.has(target.replace(/\/$/, ''));
}
