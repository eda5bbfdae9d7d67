import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** Every folder of `apps/` that holds a brand: a shell that is made tomorrow is under the laws at once. */
export function shellFolders(): string[] {
  const apps = join(root, 'apps');
  return readdirSync(apps).filter((app) => existsSync(join(apps, app, 'brand/brand.ts')));
}
