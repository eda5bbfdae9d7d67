import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/** A storefront of the repository, as its own facts name it. */
export type Shell = {
  /** Folder under `apps/`, also the code of its brand. */
  code: string;
  name: string;
  holdingId: number;
  host: string;
  /** Where it listens unless told: 3000 and its holding id. */
  port: number;
  /** The variable that tells otherwise: `BRAND_ONE_PORT`. */
  portName: string;
};

type BrandFacts = Pick<Shell, 'code' | 'name' | 'holdingId' | 'host'>;

/** Folders of `apps/` that hold a brand. No list of brands exists besides: a folder is what makes one. */
export function findShellFolders(repository: string = root): string[] {
  const apps = join(repository, 'apps');
  return readdirSync(apps)
    .filter((app) => existsSync(join(apps, app, 'brand/brand.ts')))
    .sort();
}

/** Every storefront, in the order of holding ids. */
export async function findShells(repository: string = root): Promise<Shell[]> {
  const found = await Promise.all(
    findShellFolders(repository).map(async (folder): Promise<Shell> => {
      const file = pathToFileURL(join(repository, 'apps', folder, 'brand/brand.ts')).href;
      const { brand } = (await import(file)) as { brand: BrandFacts };
      return {
        code: folder,
        name: brand.name,
        holdingId: brand.holdingId,
        host: brand.host,
        port: 3000 + brand.holdingId,
        portName: `${folder.toUpperCase().replaceAll('-', '_')}_PORT`,
      };
    }),
  );
  return found.sort((a, b) => a.holdingId - b.holdingId);
}
