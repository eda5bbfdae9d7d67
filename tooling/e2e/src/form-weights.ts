import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser fetches when a form is opened first: bytes together, gzip. */
export type FormWeight = { scripts: number; styles: number };

/** Paths of one lazily loaded thing, as the bundler lists them: `["static/chunks/a.js","static/chunks/b.css"]`. */
const listOfChunks = /\["static\/chunks\/[^\]]*"\]/g;

/**
 * What each form of a built shell costs on its first open: the chunk that names it and all that the bundler fetches with it. What the
 * page has loaded already counts too. Of several ways to a form the heaviest.
 */
export function formWeights(shell: string, formIds: readonly string[]): Record<string, FormWeight | undefined> {
  const built = join(shell, '.next');
  const chunks = join(built, 'static/chunks');
  const scripts = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ path: `static/chunks/${file}`, text: readFileSync(join(chunks, file), 'utf8') }));
  const lists = [...new Set(scripts.flatMap(({ text }) => text.match(listOfChunks) ?? []))].map(
    (list) => JSON.parse(list) as string[],
  );
  const weigh = (files: readonly string[], ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0);
  const heaviest = (id: string) => {
    const own = scripts.filter(({ text }) => new RegExp(`["'\`]${id}["'\`]`).test(text)).map(({ path }) => path);
    const ways = lists
      .filter((list) => list.some((file) => own.includes(file)))
      .map((list): FormWeight => ({ scripts: weigh(list, '.js'), styles: weigh(list, '.css') }));
    return ways.toSorted((one, other) => other.scripts - one.scripts)[0];
  };
  return Object.fromEntries(formIds.map((id) => [id, heaviest(id)]));
}
