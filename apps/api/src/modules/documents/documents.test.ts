import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mediaRoutes } from '../../http/media-routes.ts';
import { siteFactsOf } from '../content/site-facts.ts';
import { contentFoldersOf } from '../content/store/content-folders.ts';
import { compileFiles } from '../content/store/import-files.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { documentsFolder, withDocuments } from './documents.ts';

const app = new Hono().route('/', mediaRoutes(withDocuments({ get: async () => null })));

const named = [...readHoldings().values()].flatMap((holding) =>
  compileFiles(contentFoldersOf(holding.code), siteFactsOf(holding)).entries.flatMap(({ entry, file }) =>
    entry.blocks.flatMap((block) =>
      block.kind === 'documents'
        ? block.groups.flatMap(({ files }) => files.map((one) => ({ ...one, file, brand: holding.code })))
        : [],
    ),
  ),
);

test('every document has a page that names it, and its Markdown', () => {
  const made = globSync('*/*.pdf', { cwd: documentsFolder });
  expect(made.length).toBeGreaterThan(5);
  expect(new Set(named.map(({ href }) => href))).toEqual(new Set(made.map((file) => `/media/files/${file}`)));
  expect(
    globSync('*/*.md', { cwd: documentsFolder })
      .map((file) => file.replace(/md$/, 'pdf'))
      .toSorted(),
  ).toEqual(made.toSorted());
});

test.each(named)('$href is served as its page in $file says', async ({ href, format, bytes, date, brand }) => {
  const answer = await app.request(href);
  const body = Buffer.from(await answer.arrayBuffer());
  const name = href.split('/').at(-1);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`application/${format}`);
  expect(answer.headers.get('content-length')).toBe(String(bytes));
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(href.startsWith(`/media/files/${brand}/`)).toBe(true);
  expect(body.length).toBe(statSync(join(documentsFolder, brand, name ?? '')).size);
  expect(body.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  // Letters are text, not outlines.
  expect(body.includes('/ToUnicode')).toBe(true);
  expect(readFileSync(join(documentsFolder, brand, name?.replace(/pdf$/, 'md') ?? ''), 'utf8')).toContain(
    `date: ${date}`,
  );
});

test.each(['/media/files/brand-one/none.pdf', '/media/files/..%2f..%2fpackage.json', '/media/files/brand-one/'])(
  '%s is nothing',
  async (path) => expect((await app.request(path)).status).toBeGreaterThanOrEqual(404),
);
