import type { Browser } from 'playwright-core';
import { openPhone, visitOnPhone } from './phone-visit.ts';
import { summarize } from './statistics.ts';

const visits = 7;
/** The item's page is promised to be as fast as the vehicle's; ms that are noise between two medians. */
const noiseMs = 100;

/** Address of the first link on a listing that leads to one thing. */
async function firstOf(shell: string, listing: string, link: RegExp): Promise<string> {
  const path = link.exec(await (await fetch(shell + listing)).text())?.[1];
  if (!path) throw new Error(`${listing} leads nowhere.`);
  return path;
}

/** One first visit, with an empty cache: largest paint, ms. */
async function paint(shell: string, path: string): Promise<number> {
  let browser: Browser | undefined;
  try {
    const phone = await openPhone(shell);
    browser = phone.browser;
    return (await visitOnPhone(phone.context, path)).painted;
  } finally {
    await browser?.close();
  }
}

/**
 * How soon the page of one thing is seen on a phone: a vehicle's, and an item's of the shop.
 * `node tooling/bench/src/product-pages.ts http://127.0.0.1:3001`, a shell that does nothing else.
 */
async function main(): Promise<void> {
  const [shell = 'http://127.0.0.1:3001'] = process.argv.slice(2);
  const pages = [
    { name: 'vehicle', path: await firstOf(shell, '/cars/new/', /href="(\/catalog\/\d+\/)/), times: [] as number[] },
    { name: 'item', path: await firstOf(shell, '/parts/', /href="(\/item\/\d+\/)/), times: [] as number[] },
  ];
  // The first visits fill the caches of the stack; in turns, so that neighbours of the machine slow both.
  for (const { path } of pages) await paint(shell, path);
  for (let run = 0; run < visits; run++) for (const { path, times } of pages) times.push(await paint(shell, path));
  const medians = pages.map(({ times }) => Math.round(summarize(times).p50));
  for (const [at, { name, times }] of pages.entries())
    process.stdout.write(`${name}, largest paint: median ${medians[at]} ms of ${times.map(Math.round).join(' ')}\n`);
  const [vehicle = 0, item = Number.NaN] = medians;
  const held = item <= vehicle + noiseMs;
  process.stdout.write(
    `${held ? 'held  ' : 'BROKEN'} the item's page is as fast as the vehicle's, within ${noiseMs} ms\n`,
  );
  if (!held) process.exitCode = 1;
}

await main();
