import { findBrowser } from '@showroom/browser/find-browser';
import { type Browser, chromium } from 'playwright-core';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** Less is not told as a layout shift, px. */
const unseen = 2.5;
/** An element that is misplaced after more of the cuts is worth a look, share. */
const worthALook = 0.03;

type Moved = { name: string; cuts: number; from: string; to: string; until: string };
type Found = { cuts: number; moved: Moved[] };

/**
 * In the page, whose scripts never came: takes away all that follows each element of the first screen, as where HTML ends for a
 * moment on a slow line, and notes which of the rest stand elsewhere than in the whole page.
 */
function cutEverywhere(leastMove: number): Found {
  const silent = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE']);
  const onScreen = (element: Element) => {
    const { x, y, width, height, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && y < innerHeight && bottom > 0 && x < innerWidth;
  };
  const isSeen = (element: Element) =>
    element.matches('img, input, svg, button, a, select') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}»`;
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => !silent.has(element.tagName) && !element.closest('svg *, dialog, [popover]') && onScreen(element),
  );
  const whole = new Map(shown.filter(isSeen).map((element) => [element, element.getBoundingClientRect()]));
  const found = new Map<Element, Moved>();
  for (const last of shown) {
    const taken: (() => void)[] = [];
    for (let node: Element | null = last; node && node !== document.documentElement; node = node.parentElement) {
      const rest = document.createRange();
      rest.setStartAfter(node);
      rest.setEndAfter(node.parentNode?.lastChild ?? node);
      const [parent, fragment] = [node.parentNode, rest.extractContents()];
      taken.unshift(() => void parent?.append(fragment));
    }
    for (const [element, { x, y }] of whole) {
      if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue;
      const now = element.getBoundingClientRect();
      if (Math.abs(now.x - x) <= leastMove && Math.abs(now.y - y) <= leastMove) continue;
      if (now.y > innerHeight && y > innerHeight) continue;
      const known = found.get(element);
      if (known) known.cuts += 1;
      else {
        const [from, to] = [now, { x, y }].map((place) => `${Math.round(place.x)},${Math.round(place.y)}`);
        found.set(element, { name: nameOf(element), cuts: 1, from: from ?? '', to: to ?? '', until: nameOf(last) });
      }
    }
    for (const giveBack of taken) giveBack();
  }
  return { cuts: shown.length, moved: [...found.values()] };
}

async function cut(browser: Browser, address: string, viewport: (typeof screens)[number]): Promise<Found> {
  const page = await browser.newPage({ viewport });
  await page.route(/\.js(?:\?|$)/, (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  const found = await page.evaluate(cutEverywhere, unseen);
  await page.close();
  return found;
}

/**
 * `node tooling/bench/src/cut-html.ts http://127.0.0.1:3001 / /cars/new/ …`: what of the first screen moves while the rest of the
 * page is still to come, and after how many of the places where its HTML could stop. Exit code 1 when anything is worth a look.
 */
async function main(): Promise<void> {
  const [origin, ...paths] = process.argv.slice(2);
  if (!origin) throw new Error('Which site? Its address comes first.');
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  for (const viewport of screens)
    for (const path of paths.length > 0 ? paths : ['/']) {
      const { cuts, moved } = await cut(browser, origin + path, viewport);
      const bad = moved.filter((one) => one.cuts / cuts > worthALook);
      process.stdout.write(
        `${bad.length === 0 ? 'held  ' : 'BROKEN'} ${path} at ${viewport.width} px: ${moved.length} move, ${bad.length} after more than ${worthALook * 100} of 100 of ${cuts} cuts\n`,
      );
      for (const { name, cuts: times, from, to, until } of bad)
        process.stdout.write(`         ${name} ${from} → ${to}, after ${times}, first ${until}\n`);
      if (bad.length > 0) process.exitCode = 1;
    }
  await browser.close();
}

await main();
