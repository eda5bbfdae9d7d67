import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { ask } from '../src/ask.ts';
import { importCars, readFeed } from '../src/feed.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';

const frames = 9;
const video = '0123456789abcdef0123456789abcdef';
/** The queue of photos works behind everything else. ms */
const within = 300_000;

sharedByBrands((brand) => {
  test('a turn and a video of a feed are shown when they are asked for, and nothing of them before', async ({
    page,
    watch,
  }) => {
    watch.visit('https://rutube.ru');
    test.setTimeout(2 * within);
    const picture = readFileSync(join(root, 'docs/images/asc-vehicle.webp'));
    // Each frame is a content of its own.
    const server = createServer((req, res) =>
      res.end(Buffer.concat([picture, Buffer.from(`${brand.code}${req.url}`)])),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const car = (await readFeed(brand)).at(-1);
    if (!car) throw new Error('the feed has no car');
    const images = Array.from({ length: frames }, (_, at) => `<image>${from}/${at}.webp</image>`).join('');
    const more = `<images360>${images}</images360><video>https://rutube.ru/video/${video}/</video></car>`;
    const origin = readStack().origins[brand.code];
    const vehicle = `/catalog/${car.id}/`;
    try {
      await importCars(brand.holdingId, [car.xml.replace('</car>', more)]);
      await expect.poll(async () => (await ask(origin, vehicle)).body.includes('360°'), { timeout: within }).toBe(true);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.endsWith('rutube.ru')) foreign.push(request.url());
      });
      const photos = () =>
        page.evaluate(() => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          return new Set(names.filter((name) => name.includes('/media/photos/'))).size;
        });
      await page.route('https://rutube.ru/**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
      await open(page, vehicle);
      const turn = page.getByRole('button', { name: 'Обзор на 360 градусов' });
      await expect(turn).toBeVisible();
      expect([await photos(), foreign]).toEqual([0, []]);

      await turn.click();
      const stage = page.getByRole('slider', { name: 'Поворот автомобиля' });
      await expect(page.getByText('Потяните, чтобы повернуть')).toBeVisible();
      await expect.poll(photos).toBeGreaterThanOrEqual(frames);
      await stage.focus();
      await page.keyboard.press('ArrowRight');
      await expect(stage).toHaveAttribute('aria-valuenow', '2');
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'Повернуть влево' }).click();
      await expect(stage).toHaveAttribute('aria-valuenow', `${frames}`);
      await page.keyboard.press('Escape');
      await expect(stage).toBeHidden();

      await page.getByRole('button', { name: 'Видео' }).click();
      const frame = page.locator('dialog iframe');
      await expect(frame).toHaveAttribute('src', `https://rutube.ru/play/embed/${video}/`);
      await expect(page.frameLocator('dialog iframe').getByText('player')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(frame).toHaveCount(0);
    } finally {
      await importCars(brand.holdingId, [car.xml]);
      server.closeAllConnections();
      server.close();
    }
  });
});
