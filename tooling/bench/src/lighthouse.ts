import { parseArgs } from 'node:util';
import { findBrowser } from '@showroom/browser/find-browser';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { signIn } from './sign-in.ts';

/** Promised in each group. */
const least = 95;
const groups = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A page that asks not to be indexed fails the group that judges how it is found. */
const privateGroups = groups.filter((group) => group !== 'seo');
/** Where the browser is spoken to. */
const port = 9_333;
/** The home page of the account, for a customer who is signed in. */
const account = '/lk/';

/** The first address on a page that a pattern finds: which vehicle or item there is depends on the stock. */
async function firstOn(origin: string, path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(`${origin}${path}`, { headers: { cookie: 'siteCityCode=msk' } })).text();
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`${path}: no address like ${pattern.source}`);
  return found;
}

const pagesOf = async (origin: string): Promise<Record<string, string>> => ({
  home: '/',
  listing: '/cars/new/',
  vehicle: await firstOn(origin, '/cars/new/', /href="(\/catalog\/\d+\/)"/),
  item: await firstOn(origin, '/store/', /href="(\/item\/\d+\/)"/),
  article: await firstOn(origin, '/news/', /href="(\/news\/[a-z0-9-]+\/)"/),
  '/lk': '/lk/auth/',
});

/** The best of `runs` in each group: neighbours on the machine make a page slower, never faster. */
async function scoresOf(
  url: string,
  asked: readonly (typeof groups)[number][],
  runs: number,
): Promise<Record<string, number>> {
  const best: Record<string, number> = {};
  for (let run = 0; run < runs; run++) {
    // Of the account a session is a part: it is kept between the runs, and its pages are never stored.
    const disableStorageReset = url.endsWith(account);
    const result = await lighthouse(url, { port, onlyCategories: [...asked], logLevel: 'error', disableStorageReset });
    if (!result) throw new Error(`${url}: nothing was measured`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    for (const group of asked) {
      const { score, auditRefs } = categories[group] ?? { score: 0, auditRefs: [] };
      best[group] = Math.max(best[group] ?? 0, Math.round((score ?? 0) * 100));
      if (run < runs - 1 || best[group] >= least) continue;
      for (const { id, weight } of auditRefs) {
        const audit = audits[id];
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          process.stdout.write(`       ${group}: ${id} ${audit?.displayValue ?? ''}\n`);
      }
    }
    if (asked.every((group) => (best[group] ?? 0) >= least)) break;
  }
  return best;
}

/** Signs a customer in where Lighthouse opens its pages: in the browser's own profile. */
async function signInFor(shell: string, api: string, phone: string | undefined): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [profile] = browser.contexts();
  if (!profile) throw new Error('The browser has no profile of its own.');
  const page = await profile.newPage();
  await signIn(page, { shell, api, phone });
  await page.close();
  await browser.close();
}

/**
 * Lighthouse's scores on a telephone, as it simulates one: `node tooling/bench/src/lighthouse.ts http://127.0.0.1:3001 …`, the shells
 * of a stack that is up, idle and open to crawlers. A second and a third run are made where one is below. With
 * `--api=http://127.0.0.1:4000` the account of a customer is judged, too (`--phone=`, the first brand's example else), whose code is
 * read in the outbox.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, phone: { type: 'string' } },
  });
  const origins = positionals.map((address) => new URL(address).origin);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env, args: [...args, `--remote-debugging-port=${port}`] });
  let isHeld = true;
  for (const origin of origins) {
    const pages = { ...(await pagesOf(origin)), ...(values.api ? { '/lk signed in': account } : {}) };
    for (const [name, path] of Object.entries(pages)) {
      if (path === account && values.api) await signInFor(origin, values.api, values.phone);
      const asked = path.startsWith('/lk/') ? privateGroups : groups;
      const scores = await scoresOf(`${origin}${path}`, asked, 3);
      const held = asked.every((group) => (scores[group] ?? 0) >= least);
      isHeld &&= held;
      const shown = asked.map((group) => `${group} ${scores[group]}`).join(', ');
      process.stdout.write(`${held ? 'held  ' : 'BROKEN'} ${origin} ${name}: ${shown}; promised: ${least}\n`);
    }
  }
  await browser.close();
  if (!isHeld) process.exitCode = 1;
}

await main();
