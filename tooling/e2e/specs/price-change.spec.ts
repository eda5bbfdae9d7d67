import { getVehicle } from '../src/api.ts';
import { ask } from '../src/ask.ts';
import { importCars, readFeed } from '../src/feed.ts';
import { open } from '../src/open.ts';
import { readText } from '../src/page-head.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { roubles } from '../src/words.ts';

/** Roubles: above every price cap, so that no count of another spec depends on it. */
const dear = 4_000_000;
/** Ends what hangs; how long it took is printed, and judged by nobody here. ms */
const within = 60_000;

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

sharedByBrands((brand) => {
  test('a price that a feed changes is on the page and in the listing within seconds', async ({ page }) => {
    // What stands late in the feed was published late: other specs look at what a listing shows first.
    const car = (await readFeed(brand)).findLast(({ xml }) => Number(/<price>(\d+)/.exec(xml)?.[1]) > dear);
    if (!car) throw new Error('no dear car among the first of the feed');
    const { year, mark, model, price: old } = await getVehicle(brand.holdingId, car.id);
    if (old === null) throw new Error('a car of the feed has no price');
    const origin = readStack().origins[brand.code];
    const condition = car.xml.includes('<section>new') ? 'new' : 'used';
    const vehicle = `/catalog/${car.id}/`;
    const listing = `/cars/${condition}/${mark.code}/${model.code}/year-${year}/?sort=price-desc`;
    const shows = async (path: string, kopecks: number) => {
      const { body } = await ask(origin, path);
      return readText(body.replaceAll(/<script[\s\S]*?<\/script>/g, '')).includes(plain(roubles(kopecks)));
    };

    /** Whatever kinds of spaces stand between. */
    const words = (kopecks: number) => new RegExp(plain(roubles(kopecks)).replaceAll(' ', '\\s'));

    // Odd enough to be no other car's.
    const changed = old + 1_234_500;
    const dearer = car.xml
      .replace(/<price>\d+<\/price>/, `<price>${changed / 100}</price>`)
      .replaceAll(/<(?:\w+_discount|old_price)>\d+<\/(?:\w+_discount|old_price)>/g, '');
    expect(await shows(vehicle, changed)).toBe(false);
    expect(await shows(listing, changed)).toBe(false);
    for (const [price, before, xml] of [
      [changed, old, dearer],
      [old, changed, car.xml],
    ] as const) {
      await importCars(brand.holdingId, [xml]);
      const began = Date.now();
      // Another car may cost the same as before: the new price is there, and for the odd one, gone.
      const isNew = async () => (await shows(listing, price)) && (before === old || !(await shows(listing, before)));
      await expect.poll(isNew, { timeout: within, intervals: [100] }).toBe(true);
      const seen = Date.now() - began;
      // The way of most visitors: from the listing, by what it has fetched ahead; nobody has opened the page itself yet.
      const link = page.locator(`a[data-card][href="${vehicle}"]`);
      const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === vehicle);
      await open(page, listing);
      await expect(page.getByRole('article').filter({ has: link })).toContainText(words(price));
      await link.hover();
      await (await ahead).finished();
      await link.click();
      await expect(page).toHaveURL(vehicle, { timeout: within });
      await expect(page.locator('main').filter({ visible: true })).toContainText(words(price));
      expect(await shows(vehicle, price)).toBe(true);
      console.log(`measured, ${brand.code}: a new price is in the listing ${seen} ms after the import`);
    }
    expect(await shows(vehicle, changed)).toBe(false);
  });
});
