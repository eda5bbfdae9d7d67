import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '@showroom/browser/find-browser';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

// `node tooling/web-app/src/screenshots.ts asc http://localhost:3002`: photographs a running site for its manifest, which
// reads names and sizes from `apps/<brand>/public/screenshots`. Pictures of vehicles have to be drawn already.
const [code, origin] = process.argv.slice(2);
if (!code || !origin) throw new Error('Say the brand and where it runs: screenshots.ts asc http://localhost:3002');

const screens = [
  { name: 'home', path: '/', width: 390, height: 844, scale: 2 },
  { name: 'listing', path: '/cars/new/', width: 390, height: 844, scale: 2 },
  { name: 'listing', path: '/cars/new/', width: 1280, height: 800, scale: 1 },
];

const folder = join(import.meta.dirname, '../../../apps', code, 'public/screenshots');
await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) await rm(join(folder, file));

const browser = await chromium.launch(await findBrowser());
for (const { name, path, width, height, scale } of screens) {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: scale, isMobile: scale > 1, locale: 'ru-RU' },
  });
  const cookies = ['topBannerClosed', 'installClosed'].map((cookie) => ({ name: cookie, value: '1', url: origin }));
  await context.addCookies([...cookies, { name: 'siteCityCode', value: 'msk', url: origin }]);
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  // The first to look at a picture waits until it is drawn.
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
    undefined,
    { timeout: 120_000 },
  );
  const picture = sharp(await page.screenshot()).webp({ quality: 70 });
  await writeFile(join(folder, `${name}-${width * scale}x${height * scale}.webp`), await picture.toBuffer());
  await context.close();
}
await browser.close();
