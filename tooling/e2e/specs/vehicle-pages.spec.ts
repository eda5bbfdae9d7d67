import { expect, test } from '@playwright/test';
import { getListing, getVehicle } from '../src/api.ts';
import { ask } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { hrefsOf, readPage, textOf } from '../src/document.ts';
import { offerOf } from '../src/offer.ts';
import { readStack } from '../src/running-stack.ts';
import { roubles } from '../src/words.ts';

/** Each kind that a brand sells: what its listing is asked for, where its crumbs lead, a fact that it is told by. */
const kinds = [
  {
    name: 'a car',
    query: { type: 'cars', condition: 'used', engine: 'petrol' },
    crumb: '/cars/used/',
    fact: 'Коробка передач',
  },
  {
    name: 'an electric car',
    query: { type: 'cars', engine: 'electro' },
    crumb: /^\/(?:electro|cars)\//,
    fact: 'Запас хода',
  },
  { name: 'a quadricycle', query: { type: 'atv' }, crumb: /^\/atv\//, fact: 'Рабочий объём' },
  {
    name: 'a truck',
    query: { type: 'commercial', bodyType: 'truck' },
    crumb: '/commercial/trucks/',
    fact: 'Исполнение',
    // Leased and offered for, not bought on credit.
    paid: 'Рассчитать лизинг',
  },
  { name: 'a motorcycle', query: { type: 'moto' }, crumb: /^\/moto\//, fact: 'Класс', only: 'brand-one' },
  { name: 'a jet ski', query: { type: 'jet-ski' }, crumb: /^\/jet-ski\//, fact: 'Движитель', only: 'brand-one' },
] as const;

async function firstOf(brand: BrandFacts, query: Record<string, string>) {
  const card = (await getListing(brand.holdingId, query)).items.find(({ price }) => price !== null);
  if (!card) throw new Error(`nothing in stock for ${JSON.stringify(query)}`);
  return getVehicle(brand.holdingId, card.id);
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const crumbLinks = '[aria-label="Вы здесь"] a';

for (const brand of brands) {
  const status = async (path: string) => (await ask(readStack().origins[brand.code], path)).status;

  test.describe(brand.code, () => {
    for (const { name, query, crumb, fact, ...rest } of kinds) {
      if ('only' in rest && rest.only !== brand.code) continue;
      test(`${name}: heading, facts, price, crumbs to its own listing, alike ones of its type`, async () => {
        const vehicle = await firstOf(brand, query);
        const page = await readPage(brand, `/catalog/${vehicle.id}/`);
        expect(page.text('h1')).toContain(`${vehicle.mark.name} ${vehicle.model.name}`);
        expect(page.text('output')).toContain(plain(roubles(vehicle.price ?? 0)));
        expect(page.all('dl dt').map(textOf)).toContain(fact);
        const onCredit = vehicle.creditMonths ? 'Полная стоимость кредита' : 'Не является публичной офертой';
        expect(page.text('main')).toContain('paid' in rest ? rest.paid : onCredit);
        const hrefs = hrefsOf(page.all(crumbLinks));
        expect(hrefs.some((href) => (typeof crumb === 'string' ? href === crumb : crumb.test(href)))).toBe(true);
        for (const href of hrefs) expect(await status(href), href).toBe(200);
        for (const { id } of vehicle.similar.slice(0, 3))
          expect((await getVehicle(brand.holdingId, id)).type).toBe(query.type);
      });
    }

    test('eight key facts, the name and the dealer are there before any script', async () => {
      const { id, mark, model } = await offerOf(brand);
      const page = await readPage(brand, `/catalog/${id}/`);
      expect(page.text('h1')).toContain(`${mark.name} ${model.name}`);
      const main = page.all('main section').find((part) => textOf(part).startsWith('Главное'));
      expect(main?.querySelectorAll('dl dt')).toHaveLength(8);
      expect(page.all('main :is(h2, h3)').map(textOf)).toContain('Где посмотреть');
      expect(page.all('main a[href^="tel:+7"]').length).toBeGreaterThan(0);
    });

    test('what machines read is what people see: JSON-LD, canonical, Open Graph, breadcrumbs', async () => {
      const { id, price, mark, model } = await offerOf(brand);
      const page = await readPage(brand, `/catalog/${id}/`);
      const graphs = page.all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
      const nodes = graphs.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
      const car = nodes.find((node) => node['@type'] === 'Car') as {
        name: string;
        offers: { price: number; url: string };
      };
      const address = `https://${brand.host}/catalog/${id}/`;
      expect(car.offers).toMatchObject({ price: Math.ceil(price / 100), url: address });
      expect(car.name).toContain(`${mark.name} ${model.name}`);
      expect(page.attribute('link[rel="canonical"]', 'href')).toBe(address);
      expect(page.attribute('meta[property="og:url"]', 'content')).toBe(address);
      expect(page.attribute('meta[property="og:image"]', 'content')).toMatch(/^https:\/\/.+\/media\/og\/.+\.jpg$/);
      expect(page.text('title')).toContain(`${mark.name} ${model.name}`);
      const crumb = page.all(crumbLinks).find((link) => textOf(link) === model.name);
      expect(crumb?.getAttribute('href')).toBe(`/cars/new/${mark.code}/${model.code}/`);
      const list = nodes.find((node) => node['@type'] === 'BreadcrumbList') as { itemListElement: unknown[] };
      expect(list.itemListElement.length).toBeGreaterThan(4);
    });

    test('similar cars lead on to their own pages', async () => {
      const { id, similar } = await offerOf(brand);
      const page = await readPage(brand, `/catalog/${id}/`);
      const section = page
        .all('section')
        .find((candidate) => textOf(candidate.querySelector('h2') ?? candidate) === 'Похожие предложения');
      const hrefs = hrefsOf([...(section?.querySelectorAll('article a') ?? [])]);
      expect(hrefs.length).toBeGreaterThanOrEqual(4);
      expect(hrefs[0]).toBe(`/catalog/${similar[0]?.id}/`);
      expect((await readPage(brand, hrefs[0] ?? '')).text('h1[data-item]')).not.toBe('');
    });

    test('codes of windscreens: nobody’s VIN is no page, and guests make none', async () => {
      expect(await status('/qr/XTAXXXXXXXXXXXXXX/')).toBe(404);
      expect(await status('/qr/generator/XTAXXXXXXXXXXXXXX/')).toBe(404);
    });
  });
}
