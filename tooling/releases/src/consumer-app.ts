import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManagerEnv, root } from '@showroom/launcher/env';
import { pnpm } from '@showroom/launcher/pnpm';
import { freePort } from '@showroom/launcher/ports';
import { run } from '@showroom/launcher/run';
import { npmrcFor } from './local-registry.ts';
import { readCatalog } from './published-manifest.ts';

/** A start that hangs fails after this, ms: far above what it takes beside busy neighbours. */
const timeoutMs = 300_000;

export type Consumer = {
  /** An empty folder outside the repository. */
  dir: string;
  /** Files of the project, without a package.json. */
  source: string;
  /** What was published: name → version. */
  versions: ReadonlyMap<string, string>;
  registry: string;
};

/** A package.json with what was published, and what a project brings of its own, at the versions of the repository. */
function manifestOf(versions: ReadonlyMap<string, string>): string {
  const catalog = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const own = ['next', 'react', 'react-dom', '@vanilla-extract/css', '@vanilla-extract/next-plugin'];
  const tools = ['typescript', '@types/node', '@types/react', '@types/react-dom'];
  const pinned = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, catalog.get(name) ?? '']));
  return JSON.stringify({
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(versions), ...pinned(own) },
    devDependencies: pinned(tools),
  });
}

/** The minimum release age holds for all packages but those just published. */
const workspaceFile = `packages: ['.']
minimumReleaseAge: 10080
minimumReleaseAgeExclude: ['@showroom/*']
allowBuilds: { '@swc/core': false, esbuild: true, sharp: true }
`;

async function waitFor(url: string, child: ChildProcess): Promise<string> {
  for (const until = Date.now() + timeoutMs; Date.now() < until && child.exitCode === null; ) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The project outside the repository does not start.');
}

/** All CSS that a page loads or carries. */
async function stylesOf(origin: string, html: string): Promise<string> {
  const links = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const sheets = await Promise.all(links.map(async (href) => (await fetch(new URL(href, origin))).text()));
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return [...sheets, ...inline].join('\n');
}

/** What a visitor of the project must get: the button in the project's own theme, and the form, whole before scripts. */
function faultsOfPage(html: string, css: string): string[] {
  const button = /<button[^>]*class="([^"]+)"[^>]*>(?:<[^>]+>)*Тематическая кнопка/.exec(html);
  const classes = button?.[1]?.split(' ') ?? [];
  const promises: readonly (readonly [string, boolean])[] = [
    ['the button of the kit is there', classes.length > 0],
    ['every class of it has its style', classes.every((name) => css.includes(`.${name}`))],
    ['a style of the kit stands in its layer', /@layer[^{]*kit/.test(css)],
    ["the project's own colour of actions is set", css.includes('#5b21b6')],
    ['the form asks for a name', html.includes('Имя')],
    ['the form asks for a phone', /type="tel"/.test(html)],
    ['the form can be sent', /type="submit"/.test(html)],
  ];
  return promises.flatMap(([promise, kept]) => (kept ? [] : [promise]));
}

/** Builds a small Next project from the published packages, starts it and looks at its page. @throws with what is wrong */
export async function tryConsumer({ dir, source, versions, registry }: Consumer): Promise<void> {
  cpSync(source, dir, { recursive: true, filter: (path) => !/\/(?:\.next|node_modules|next-env\.d\.ts)/.test(path) });
  writeFileSync(join(dir, 'package.json'), manifestOf(versions));
  writeFileSync(join(dir, 'pnpm-workspace.yaml'), workspaceFile);
  writeFileSync(join(dir, '.npmrc'), npmrcFor(registry));
  const installed = await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], dir);
  if (installed.code !== 0) throw new Error(`What was published does not install:\n${installed.output}`);
  const env = packageManagerEnv({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
  const next = join(dir, 'node_modules/next/dist/bin/next');
  const built = await run(process.execPath, [next, 'build'], { cwd: dir, env });
  if (built.code !== 0) throw new Error(`A project outside the repository does not build:\n${built.output}`);
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: dir,
    env,
    stdio: 'ignore',
  });
  try {
    const origin = `http://127.0.0.1:${port}/`;
    const html = await waitFor(origin, child);
    const faults = faultsOfPage(html, await stylesOf(origin, html));
    if (faults.length > 0)
      throw new Error(`The page outside the repository breaks its promises:\n${faults.join('\n')}`);
  } finally {
    child.kill('SIGKILL');
  }
}
