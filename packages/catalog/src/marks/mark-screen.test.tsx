import { expect, test } from 'vitest';
import { emptySeries, markOverview, modelOverview } from '../fixtures/overview.data.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, camryDetail, marks } from '../fixtures/vehicle.data.ts';
import { MarkScreen } from './mark-screen.tsx';
import { ownOverview } from './mark-subject.ts';
import { similarMarks } from './no-stock.tsx';

const show = (overview: typeof markOverview) =>
  render(
    <MarkScreen
      brand={brand}
      city="msk"
      overview={overview}
      dealers={[camryDetail.dealerFull]}
      similar={similarMarks(marks, overview)}
      text={['Слово о марке.']}
    />,
  );
const nodesOf = (html: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': { '@type': string; [key: string]: unknown }[] })['@graph'];
};

test('a mark shows its line-up, those in stock with picture and price, the others by name', () => {
  const html = show(markOverview);
  const text = textOf(html);
  expect(text).toContain('Toyota в Москве');
  expect(text).toContain('Япония. 5 предложений в наличии, от 1 500 000 ₽');
  expect(text).toContain('Camry от 3 000 000 ₽ 3 в наличии');
  expect(text).toContain('Сняты с производства, сейчас нет в наличии Verso 2009–2018');
  const links = linksOf(html);
  for (const code of ['camry', 'rav4', 'verso', 'wave']) expect(links).toContain(`/brands/toyota/${code}/`);
  expect(links).toEqual(expect.arrayContaining(['/brands/toyota/credit/', '/brands/toyota/guaranty/']));
});

test('listings are led to with their own counts, each type of vehicle by itself', () => {
  const html = show(markOverview);
  expect(textOf(html)).toContain('Автомобили с пробегом · 3');
  expect(textOf(html)).toContain('Новые гидроциклы · 1');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/cars/new/toyota/', '/cars/used/toyota/', '/jet-ski/new/toyota/']),
  );
});

test('the kind that a mark has most of is led to first', () => {
  const turned = { ...markOverview, models: [...markOverview.models].reverse() };
  const led = linksOf(show(turned)).filter((href) => /^\/(?:cars|jet-ski)\/(?:new|used)\/toyota\/$/.test(href));
  expect(led[0]).toBe('/cars/new/toyota/');
});

test('what a brand does not deal in is none of its pages', () => {
  const small = { ...brand, listings: { cars: ['new', 'used'] } as const };
  expect(ownOverview(small, markOverview)?.models.map(({ code }) => code)).toEqual(['camry', 'rav4', 'verso']);
  const jetSkis = { ...markOverview, models: markOverview.models.filter(({ type }) => type === 'jet-ski') };
  expect(ownOverview(small, jetSkis)).toBeUndefined();
  expect(ownOverview(small, modelOverview)).toBe(modelOverview);
});

test('a model shows generations, versions, trims and where to call', () => {
  const html = show(modelOverview);
  const text = textOf(html);
  expect(text).toContain('XV70 2018–2024 3 в наличии, от 3 000 000 ₽');
  expect(text).toContain('XV50 2012 нет в наличии');
  expect(text).toContain('2,5 л, 200 л.с. Автомат Передний 3 от 3 000 000 ₽');
  expect(text).toContain('Престиж 3 от 3 000 000 ₽');
  expect(text).toContain('Мощность 150–249 л.с.');
  expect(text).toContain('Тойота Центр Север Москва, Ленинградское шоссе, 10');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/brands/toyota/camry/xv50/', '/brands/toyota/camry/credit/', 'tel:+74951112233']),
  );
});

test('without stock a page says so, promises to tell, and offers what there is', () => {
  const html = show(emptySeries);
  const text = textOf(html);
  expect(text).toContain('Сейчас Toyota Camry XV50 нет в наличии');
  expect(html).toContain('data-dialog="mark-arrival"');
  expect(html).not.toContain('data-dialog="testdrive"');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/brands/toyota/', '/brands/toyota/camry/', '/brands/toyota/camry/xv70/', '/brands/kia/']),
  );
  expect(similarMarks(marks, emptySeries).every(({ code, stock }) => code !== 'toyota' && stock.total > 0)).toBe(true);
});

test('search engines are told the real bounds of prices, and of no offer where there is none', () => {
  const product = nodesOf(show(modelOverview)).find((node) => node['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Toyota Camry',
    brand: { '@type': 'Brand', name: 'Toyota' },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 3_000_000,
      highPrice: 3_450_000,
      offerCount: 3,
      priceCurrency: 'RUB',
    },
  });
  const types = nodesOf(show(emptySeries)).map((node) => node['@type']);
  expect(types).toEqual(['Brand', 'BreadcrumbList']);
});
