import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFamily, fileName, readMetrics } from './cut.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { findShellFonts } from './shell-fonts.ts';

// Cuts the font of every brand into `apps/<brand>/public/fonts`. A file that is there already is left alone.
// `--print` also prints what `apps/<brand>/brand/fonts.ts` must say.
const appsFolder = join(import.meta.dirname, '../../../apps');
const isPrinting = process.argv.includes('--print');

for (const { app, family, weights } of await findShellFonts(appsFolder)) {
  const folder = join(appsFolder, app, 'public/fonts');
  await mkdir(folder, { recursive: true });
  const name = await fileName(family);
  const path = join(folder, name);
  if (!existsSync(path)) await writeFile(path, await cutFamily(family));
  for (const file of await readdir(folder)) if (file !== name) await rm(join(folder, file));
  if (isPrinting) console.log(name, fallbackMetrics(await readMetrics(family), weights));
  const { byteLength } = await readFile(path);
  console.log(`${family.family}: ${(byteLength / 1024).toFixed(1)} kB in apps/${app}/public/fonts/${name}`);
}
