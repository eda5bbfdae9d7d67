import { gzipSync } from 'node:zlib';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** One address of each page kind; `{id}` is the first new car of the shell. */
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/cars/',
  'listing, section': '/cars/new/',
  'listing, mark': '/cars/new/toyota/',
  'listing, query': '/cars/?color=black&page=2',
  'listing, quad bikes': '/atv/',
  catalog: '/catalog/',
  'color hub': '/seo-pages/cars/color/',
  vehicle: '/catalog/{id}/',
  gone: '/catalog/{sold}/',
  marks: '/brands/',
  mark: '/brands/toyota/',
  model: '/brands/toyota/camry/',
  'credit on a mark': '/brands/toyota/credit/',
  'guaranty of a mark': '/brands/toyota/guaranty/',
  static: '/cookie/',
  favorites: '/favorites/',
  compare: '/compare/',
  contacts: '/contacts/',
  service: '/services/testdrive/',
  'price tag': '/price-tags/{id}/',
  error: '/no-such-page/',
};

type Weights = { name: string; status: number; html: number; styles: number; scripts: number; files: number };

const gzipped = (text: string | Buffer): number => gzipSync(text).length;
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

/** Bytes of what one page is made of. Scripts are those that its HTML names; the same file counts once a page. */
async function weigh(origin: string, name: string, path: string): Promise<Weights> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const styles = matches(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
  const files = [...new Set(matches(html, /<script[^>]+src="([^"]+)"/g))];
  const bodies = await Promise.all(
    files.map(async (file) => Buffer.from(await (await fetch(new URL(file, origin))).arrayBuffer())),
  );
  const scripts = bodies.reduce((total, body) => total + gzipped(body), 0);
  return { name, status: answer.status, html: gzipped(html), styles: gzipped(styles), scripts, files: files.length };
}

/** `node tooling/bench/src/page-weights.ts http://127.0.0.1:3001`: gzip bytes of HTML, inlined styles and scripts by page kind. */
async function main(): Promise<void> {
  const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:3001').origin;
  if (!loopback.has(new URL(origin).hostname)) throw new Error('Only a server of this machine is measured.');
  const listing = await (await fetch(`${origin}/cars/new/`)).text();
  const [id = ''] = matches(listing, /href="\/catalog\/(\d+)\//g);
  const rows: Weights[] = [];
  for (const [name, path] of Object.entries(addresses))
    rows.push(await weigh(origin, name, path.replace('{id}', id).replace('{sold}', process.argv[3] ?? '0')));
  process.stdout.write('kind\tstatus\thtml\tstyles\tscripts\tfiles\n');
  for (const row of rows) process.stdout.write(`${Object.values(row).join('\t')}\n`);
}

await main();
