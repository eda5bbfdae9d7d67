import { ask } from '../src/ask.ts';
import { startExtraShell } from '../src/extra-shell.ts';
import { openMapsService } from '../src/maps-service.ts';
import { settle } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { desktop, expect, sharedByBrands, test } from '../src/test.ts';

sharedByBrands((brand) => {
  test.describe('the map of the service', () => {
    test.use(desktop);

    test('comes by a press alone, says that it loads and that it did not come, and takes the place of the drawn one', async ({
      page,
      watch,
    }) => {
      const maps = await openMapsService();
      const shell = await startExtraShell(brand.code, { MAPS_KEY: 'a key', MAPS_HOSTS: maps.origin });
      try {
        watch.visit(shell.site);
        watch.visit(maps.origin);
        watch.allow(503);
        await page.goto(`${shell.site}/contacts/`);
        await settle(page);
        const map = page.locator('figure').first();
        const button = map.getByRole('button');
        await expect(button).toHaveText('Открыть карту');
        expect(maps.asked).toEqual([]);

        await button.click();
        await expect(button).toHaveText('Карта загружается');
        await expect(button).toBeDisabled();
        await expect.poll(() => maps.asked).toEqual(['/v3/?apikey=a+key&lang=ru_RU']);
        maps.answer(503);
        await expect(button).toHaveText(/Карта не\s+загрузилась\. Повторить/);

        await button.click();
        await expect.poll(() => maps.asked.length).toBe(2);
        maps.answer(200);
        const shown = map.getByRole('region', { name: 'Карта' });
        await expect(shown).toBeVisible();
        await expect(button).toHaveCount(0);
        await expect(shown.locator('[title]').first()).toHaveText('1');

        const policy = async (site: string, path: string) =>
          String((await ask(site, path)).headers['content-security-policy']);
        expect(await policy(shell.site, '/contacts/')).toContain(maps.origin);
        expect(await policy(shell.site, '/cars/')).not.toContain(maps.origin);
        expect((await ask(readStack().origins[brand.code], '/contacts/')).body).not.toContain('data-map=');
      } finally {
        shell.stop();
        maps.close();
      }
    });
  });
});
