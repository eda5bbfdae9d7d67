import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = join(import.meta.dirname, '..');
/** Says which pictures there are and their sizes, what colour the paints have, and which colours goods come in. */
const domainFiles = ['picture', 'scene', 'dictionaries', 'shop/goods-picture'].map((name) =>
  fileURLToPath(import.meta.resolve(`@showroom/domain/${name}`)),
);
/** Keeps and hands out pictures: they look the same whatever stands there. */
const notDrawing = /^(?:store\/(?!job)|pack\/|main\.ts|share\/)|\.(?:test|d)\.ts$/;

/** Twelve letters that change with the code that draws: pictures of another code are drawn anew. */
export async function codeHash(): Promise<string> {
  const entries = await readdir(src, { recursive: true });
  const own = entries
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !notDrawing.test(name));
  const hash = createHash('sha256');
  for (const file of [...own.sort().map((name) => join(src, name)), ...domainFiles])
    hash
      .update(relative(src, file))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
