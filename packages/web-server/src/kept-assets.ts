import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

/** Builds whose files are kept beside those of the served one (ADR-057). */
const earlierBuilds = 2;

const prefix = '/_next/static/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type KeptAsset = { body: Buffer; contentType: string };
export type FindKept = (path: string) => Promise<KeptAsset | undefined>;

/** Folders of the kept builds, the one that was served last first. */
async function keptBuilds(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const aged = await Promise.all(
    folders.map(async ({ name }) => ({ path: join(folder, name), servedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  return aged.toSorted((a, b) => b.servedAt - a.servedAt).map(({ path }) => path);
}

/**
 * Puts the files of the build that is served beside those of the earlier ones, and drops builds that are older still. `folder` outlives
 * releases. Rejects when it cannot be written: then nothing is kept.
 */
export async function keepAssets(built: string, folder: string, now = new Date()): Promise<void> {
  const id = (await readFile(join(built, 'BUILD_ID'), 'utf8')).trim();
  const own = join(folder, id);
  await mkdir(folder, { recursive: true });
  if (!(await stat(own).catch(() => undefined))) {
    // Under its own name once it is whole: other processes read here.
    const copy = await mkdtemp(join(folder, '.copy-'));
    await cp(join(built, 'static'), copy, { recursive: true });
    await rename(copy, own).catch(() => rm(copy, { recursive: true, force: true }));
  }
  await utimes(own, now, now);
  for (const old of (await keptBuilds(folder)).slice(earlierBuilds + 1))
    await rm(old, { recursive: true, force: true });
}

/** Finds a file of an earlier build by its address; undefined for one that no kept build has. */
export const findKept =
  (folder: string): FindKept =>
  async (path) => {
    const contentType = types[extname(path)];
    if (contentType === undefined) return undefined;
    for (const build of await keptBuilds(folder)) {
      try {
        const file = resolve(build, decodeURIComponent(path.slice(prefix.length)));
        if (file.startsWith(build + sep)) return { body: await readFile(file), contentType };
      } catch {
        // Not in this one.
      }
    }
    return undefined;
  };
