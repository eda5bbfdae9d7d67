import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** Id of the build that this process serves; `development` where nothing was built. A shell runs in its own folder. */
export function buildId(): string {
  if (known === undefined) {
    try {
      known = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
    } catch {
      known = 'development';
    }
  }
  return known;
}
