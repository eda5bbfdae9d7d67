import { findBrowser } from '@showroom/browser/find-browser';
import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import { summarize } from './statistics.ts';

const visits = 9;
/** Promises for a page that nobody has opened before, at 1440 px: ms from its address, from the press for the full screen. */
const promised = { main: 1_000, thumbs: 1_500, full: 1_000 } as const;
type Part = keyof typeof promised;
const parts = Object.keys(promised) as Part[];
/** Longer than this is waited for nothing, ms. */
const patience = 60_000;
/** From the cursor's coming to the button to the press of a quick hand, ms. */
const aimMs = 250;
/** Wider by itself than what stands in for a picture that is drawn, px. */
const standInWidth = 40;

/** Vehicles far down a listing, a page of it each: nobody came so far. */
async function unvisited(shell: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 12; found.length < visits; page += 2) {
    const html = await (await fetch(`${shell}/cars/used/?page=${page}`)).text();
    const path = [...html.matchAll(/href="(\/catalog\/\d+\/)"/g)].at(7)?.[1];
    if (!path) throw new Error(`Page ${page} of the listing shows no vehicle.`);
    found.push(path);
  }
  return found;
}

/** ms until every picture is there itself, not what stands in for it; counted from `from` of the page's clock. */
function whenThere(page: Page, pictures: string, from: number): Promise<number> {
  return page
    .waitForFunction(
      ({ selector, width, since }) => {
        const all = [...document.querySelectorAll<HTMLImageElement>(selector)];
        return (
          all.length > 0 && all.every((one) => one.complete && one.naturalWidth > width) && performance.now() - since
        );
      },
      { selector: pictures, width: standInWidth, since: from },
      { polling: 'raf', timeout: patience },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
}

/** What a browser is answered with: the picture, a smaller one of it, the outline of what is shown, the empty studio. */
type Shown = 'picture' | 'smaller' | 'outline' | 'blank';
const worst: readonly Shown[] = ['picture', 'smaller', 'outline', 'blank'];

async function shownBy(response: Response): Promise<Shown> {
  if (!response.headers()['content-type']?.includes('svg')) return 'picture';
  // Its page has gone.
  const svg = await response.text().catch(() => '<image');
  return svg.includes('<image') ? 'smaller' : svg.includes('<path') ? 'outline' : 'blank';
}

type Visit = Record<Part, number> & { large: number; mainShown: Shown; fullShown: Shown };

/** One first visit with an empty cache: pictures of the first screen, then the full screen by a cursor. */
async function visit(browser: Browser, shell: string, path: string): Promise<Visit> {
  const page = await browser.newPage({ baseURL: shell, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary';
  });
  const answers: Record<'main' | 'full', Promise<Shown>[]> = { main: [], full: [] };
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') return;
    if (/\/front\/hero\.webp/.test(response.url())) answers.main.push(shownBy(response));
    if (/\/front\/hero@2x\.webp/.test(response.url())) answers.full.push(shownBy(response));
  });
  const least = async (part: keyof typeof answers) =>
    (await Promise.all(answers[part])).toSorted((a, b) => worst.indexOf(b) - worst.indexOf(a))[0] ?? 'picture';
  await page.goto(path, { waitUntil: 'commit' });
  const [main, thumbs] = await Promise.all([
    whenThere(page, '[data-gallery] img[data-hero]', 0),
    whenThere(page, '[data-gallery] [data-show] img', 0),
  ]);
  const button = page.locator('[data-gallery] [commandfor="photos"][command="show-modal"]');
  await page.locator('[data-full-row]').waitFor({ state: 'attached' });
  await button.hover();
  await page.waitForTimeout(aimMs);
  await button.click();
  const pressed = await page.evaluate(() => performance.now());
  const first = '[data-full-row] > li:first-child img';
  // Something stands there: the picture, or a smaller one of it.
  const full = await page
    .waitForFunction(
      ({ selector, since }) => {
        const image = document.querySelector<HTMLImageElement>(selector);
        return image?.complete && image.naturalWidth > 0 && performance.now() - since;
      },
      { selector: first, since: pressed },
      { polling: 'raf', timeout: patience },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
  const large = await whenThere(page, first, pressed);
  const [mainShown, fullShown] = [await least('main'), await least('full')];
  await page.close();
  return { main, thumbs, full, large, mainShown, fullShown };
}

/**
 * How soon a vehicle page that nobody has opened shows its pictures on a desktop.
 * `node tooling/bench/src/first-pictures.ts http://127.0.0.1:3001`, a shell that does nothing else.
 */
async function main(): Promise<void> {
  const [shell = 'http://127.0.0.1:3001'] = process.argv.slice(2);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const seen: Visit[] = [];
  try {
    // The first one warms the browser and the shell.
    const [warmUp = '', ...paths] = await unvisited(shell);
    await visit(browser, shell, warmUp);
    for (const path of paths) {
      const one = await visit(browser, shell, path);
      seen.push(one);
      process.stdout.write(
        `  ${path}: main ${Math.round(one.main)}, thumbs ${Math.round(one.thumbs)}, large ${Math.round(one.large)} ms; stood in: ${one.mainShown}, ${one.fullShown}\n`,
      );
    }
  } finally {
    await browser.close();
  }
  let held = true;
  for (const part of parts) {
    const { p50, max } = summarize(seen.map((one) => one[part]));
    held &&= p50 <= promised[part];
    process.stdout.write(
      `${p50 <= promised[part] ? 'held  ' : 'BROKEN'} ${part}: median ${Math.round(p50)} ms, longest ${Math.round(max)}, promised ${promised[part]}\n`,
    );
  }
  const times = (part: 'mainShown' | 'fullShown', what: Shown) => seen.filter((one) => one[part] === what).length;
  const blanks = times('fullShown', 'blank');
  const { p50, max } = summarize(seen.map(({ large }) => large));
  process.stdout.write(
    `       large picture: median ${Math.round(p50)} ms after the press, longest ${Math.round(max)}\n`,
  );
  process.stdout.write(
    `${blanks === 0 ? 'held  ' : 'BROKEN'} the full screen was blank ${blanks} times of ${seen.length}, an outline ${times('fullShown', 'outline')}; the main picture ${times('mainShown', 'blank')} and ${times('mainShown', 'outline')}\n`,
  );
  if (!held || blanks > 0) process.exitCode = 1;
}

await main();
