import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { pnpm } from '@showroom/launcher/pnpm';
import { run } from '@showroom/launcher/run';
import { findShells, type Shell } from '@showroom/launcher/shells';
import { BrandRefused, type BrandRequest, readRequest } from './brand-request.ts';
import { makeBrand } from './make-brand.ts';

const lockfile = join(root, 'pnpm-lock.yaml');

/** Names of all workspaces, without the scope. */
function workspaceNames(): string[] {
  const folders = ['apps', 'packages', 'tooling'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(root, kind, name)),
  );
  const names = folders.flatMap((folder) => {
    const file = join(folder, 'package.json');
    const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name : '';
    return [folder.split('/').at(-1) ?? '', own.replace('@showroom/', '')];
  });
  return [...new Set(names)];
}

/** The font family of each shell: a new brand may use any that is cut already. */
async function familiesOf(shells: readonly Shell[]): Promise<Map<string, string>> {
  const families = new Map<string, string>();
  for (const { code } of shells) {
    const { fontFamily } = (await import(join(root, 'apps', code, 'brand/fonts.ts'))) as { fontFamily: string };
    families.set(fontFamily, code);
  }
  return families;
}

/** Writes all files, tells the package manager and lays the text out. Whatever fails, nothing stays behind. */
async function write(code: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  const shell = join(root, 'apps', code);
  const lock = readFileSync(lockfile);
  const written: string[] = [];
  const takeBack = () => {
    for (const path of written) rmSync(path, { force: true });
    rmSync(shell, { recursive: true, force: true });
    writeFileSync(lockfile, lock);
  };
  const interrupted = () => {
    takeBack();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    for (const [path, body] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), body, { flag: 'wx' });
      written.push(join(root, path));
    }
    const laidOut = [shell, ...[...files.keys()].filter((path) => path.endsWith('.json'))];
    const formatted = await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...laidOut], { cwd: root });
    if (formatted.code !== 0) throw new Error(`The new files break the rules of the repository:\n${formatted.output}`);
    const installed = await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], root);
    if (installed.code !== 0) throw new Error(`The new workspace could not be linked:\n${installed.output}`);
  } catch (error) {
    takeBack();
    throw error;
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

function nextSteps({ code, name }: BrandRequest, holdingId: number): string {
  const facts = `apps/api/src/modules/holdings/facts/${code}.json`;
  const demo = `apps/api/src/seed/facts/holdings/${code}.json`;
  return `
${name} stands in apps/${code}: holding ${holdingId}, port ${3000 + holdingId}.

  Look at it       npm start, then http://localhost:${3000 + holdingId}
  Smoke test       pnpm smoke:brand ${code}
  Yours to change  apps/${code}/brand/ (facts, theme, menu, routes), apps/${code}/public/ (logo, icons)
  For the API      ${facts}
  Demo data        ${demo}
  Throw it away    rm -r apps/${code} ${facts} ${demo} .changeset/new-brand-${code}.md && pnpm install
`;
}

/** `pnpm new:brand <code>`: a third shell, whole, or a sentence that says why not and nothing written. */
async function main(): Promise<void> {
  const shells = await findShells();
  const families = await familiesOf(shells);
  const request = readRequest(process.argv.slice(2), {
    workspaces: workspaceNames(),
    brandNames: shells.map(({ name }) => name),
    families: [...families.keys()],
  });
  const holdingId = Math.max(...shells.map((shell) => shell.holdingId)) + 1;
  if (holdingId > 99) throw new BrandRefused('The project has no room for more than 99 brands.');
  const fontsOf = families.get(request.family) ?? '';
  const today = new Date().toISOString().slice(0, 10);
  await write(request.code, await makeBrand(root, request, { holdingId, fontsOf, today }));
  process.stdout.write(nextSteps(request, holdingId));
}

try {
  await main();
} catch (error) {
  const known = error instanceof BrandRefused;
  process.stderr.write(
    `${known || !(error instanceof Error) ? String(known ? error.message : error) : error.message}\n`,
  );
  process.exitCode = 1;
}
