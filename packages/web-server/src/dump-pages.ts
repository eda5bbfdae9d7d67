import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCache } from './page-cache.ts';

/** On SIGUSR2 writes every stored page to `folder/<name>.json`: key, headers and body. For tests; nothing else turns it on. */
export function dumpOnSignal(cache: PageCache, folder: string, name: string): void {
  process.on('SIGUSR2', () => {
    mkdirSync(folder, { recursive: true });
    const pages = cache.entries().map(({ key, answer }) => ({
      key,
      headers: answer.headers,
      body: answer.body.toString('utf8'),
    }));
    const file = join(folder, `${name}.json`);
    writeFileSync(`${file}.part`, JSON.stringify(pages));
    renameSync(`${file}.part`, file);
  });
}
