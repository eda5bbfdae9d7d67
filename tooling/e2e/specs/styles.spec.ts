import type { Page } from '@playwright/test';
import { open, settle } from '../src/open.ts';
import { eachBrand, expect, test } from '../src/test.ts';

const looked = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'color',
  'backgroundColor',
  'borderRadius',
  'padding',
  'margin',
  'display',
  'gap',
];

/** Computed look of everything in the page's matter, in document order. */
function look(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll(
    (elements, names) =>
      elements.slice(0, 600).map((element) => {
        const style = getComputedStyle(element) as unknown as Record<string, string>;
        return `${element.tagName} ${names.map((name) => style[name]).join(' | ')}`;
      }),
    looked,
  );
}

eachBrand((brand) => {
  const { family, radius, action, surface } = brand.look;

  test('the kit wears the brand: font, colours and corners of a production page are its own', async ({
    page,
    watch,
  }) => {
    await open(page, '/cars/');
    const css = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    expect(await css('html', 'background-color')).toBe(surface);
    expect(await css('h1', 'font-family')).toContain(family);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`, 'Ж'), family)).toBe(true);
    const price = page
      .getByRole('article')
      .first()
      .getByText(/^\d[\d\s]+₽$/)
      .first();
    expect(await price.evaluate((element) => getComputedStyle(element).fontVariantNumeric)).not.toContain(
      'tabular-nums',
    );
    watch.allow(404);
    await open(page, '/nothing/');
    const button = page.getByRole('link', { name: 'Перейти в каталог' });
    const shown = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.backgroundColor, style.borderTopLeftRadius, style.fontFamily, style.minHeight];
    });
    expect(shown).toEqual([action, radius, expect.stringContaining(family), '52px']);
  });

  test('the layers stand in their order, whatever file came last', async ({ page }) => {
    for (const path of ['/', '/cars/', '/contacts/']) {
      await open(page, path);
      const order = await page.evaluate(() => {
        const names: string[] = [];
        const add = (name: string) => !names.includes(name) && names.push(name);
        const walk = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSLayerStatementRule) rule.nameList.forEach(add);
            else if (rule instanceof CSSLayerBlockRule) add(rule.name);
            else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) walk(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) walk(sheet.cssRules);
        return names;
      });
      expect(
        order.filter((name) => ['reset', 'kit', 'feature'].includes(name)),
        path,
      ).toEqual(['reset', 'kit', 'feature']);
    }
  });

  test('a page looks the same whether it was opened or walked to', async ({ page }) => {
    await open(page, '/cars/used/');
    const direct = await look(page);
    await open(page, '/contacts/');
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Каталог' }).click();
    await page
      .locator('[popover]')
      .getByRole('navigation', { name: 'Каталог', exact: true })
      .getByRole('link', { name: 'С пробегом', exact: true })
      .click();
    await expect(page).toHaveURL('/cars/used/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(1, 1);
    await settle(page);
    expect(await look(page)).toEqual(direct);
  });
});
