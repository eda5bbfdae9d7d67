import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@showroom/domain/brand';
import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import { build } from 'esbuild';
import { offlinePage } from './page.ts';

// Writes `sw.js`, `sw-withdrawn.js` and `offline.html` of every brand into `apps/<brand>/public`. What is in them depends on nothing
// but their sources, so a worker is new only when they are.
const appsFolder = join(import.meta.dirname, '../../../apps');

async function bundle(source: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, source)],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: ['chrome111', 'firefox128', 'safari17'] },
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

const revision = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const shells = readdirSync(appsFolder).filter((app) => existsSync(join(appsFolder, app, 'brand/brand.ts')));
const withdrawn = await bundle('withdrawn.ts');
const script = await bundle('page-script.ts');

for (const app of shells) {
  const part = (file: string) => import(join(appsFolder, app, 'brand', file)) as Promise<unknown>;
  const { brand } = (await part('brand.ts')) as { brand: Brand };
  const { tokens } = (await part('theme.tokens.ts')) as { tokens: ThemeTokens };
  const { fontFile } = (await part('fonts.ts')) as { fontFile: string };
  const folder = join(appsFolder, app, 'public');
  const logo = readFileSync(join(folder, 'logo.svg'), 'utf8');
  const page = offlinePage({ brand, tokens, fontFile, logo, script });
  const precached = [
    { url: '/offline.html', revision: revision(page) },
    // A name stands for its contents.
    { url: fontFile, revision: null },
  ];
  const files = {
    'offline.html': page,
    'sw.js': await bundle('worker.ts', { precached: JSON.stringify(precached) }),
    'sw-withdrawn.js': withdrawn,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
