import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileEntry } from '@showroom/api/content/compile-entry';
import { drawDocument } from './draw-document.ts';
import { readFaces } from './faces.ts';

const root = join(import.meta.dirname, '../../../apps/api/documents');

/**
 * `pnpm --filter @showroom/documents build`: every Markdown file below apps/api/documents becomes a PDF beside it; its size is printed, as pages name
 * it. The same text gives the same bytes. Exit code 1 when a file is wrong.
 */
async function main(): Promise<void> {
  const faces = await readFaces('Golos Text');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  for (const name of names.toSorted()) {
    const source = readFileSync(join(root, name), 'utf8');
    const compiled = compileEntry(source, `pages/${name.split('/').at(-1)}`);
    if ('problems' in compiled)
      throw new Error(compiled.problems.map(({ line, message }) => `${name}:${line} ${message}`).join('\n'));
    const { title, publishAt, blocks } = compiled.entry;
    if (publishAt === null) throw new Error(`${name}:1 has no date`);
    const pdf = await drawDocument({ title, date: new Date(publishAt), blocks }, faces);
    const file = name.replace(/\.md$/, '.pdf');
    writeFileSync(join(root, file), pdf);
    process.stdout.write(`${file} ${pdf.length}\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
