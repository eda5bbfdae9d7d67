import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutSubset, fileName, readMetrics } from './cut.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { findShellFonts } from './shell-fonts.ts';
import { toUnicodeRange } from './unicode-range.ts';

// Cuts the fonts of every brand into `apps/<brand>/public/fonts`. Files that are there already are left alone.
// `--print` also prints what `apps/<brand>/brand/fonts.ts` must say.
const appsFolder = join(import.meta.dirname, '../../../apps');
const isPrinting = process.argv.includes('--print');

for (const { app, family } of await findShellFonts(appsFolder)) {
  const folder = join(appsFolder, app, 'public/fonts');
  await mkdir(folder, { recursive: true });
  const names = await Promise.all(family.subsets.map((subset) => fileName(family, subset)));
  let total = 0;
  for (const [index, subset] of family.subsets.entries()) {
    const path = join(folder, names[index] ?? '');
    if (!existsSync(path)) await writeFile(path, await cutSubset(family, subset));
    total += (await readFile(path)).byteLength;
    if (isPrinting) console.log(`${names[index]}  ${toUnicodeRange(subset.characters)}`);
  }
  for (const file of await readdir(folder)) if (!names.includes(file)) await rm(join(folder, file));
  if (isPrinting) console.log(fallbackMetrics(await readMetrics(family)));
  console.log(`${family.family}: ${names.length} files, ${(total / 1024).toFixed(1)} kB in apps/${app}/public/fonts`);
}
