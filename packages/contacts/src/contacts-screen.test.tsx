import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactsScreen } from './contacts-screen.tsx';
import { airport, neva, north } from './fixtures/dealers.data.ts';

const html = renderToStaticMarkup(<ContactsScreen brand={brand} city="msk" dealers={[neva, north, airport]} />);
const card = (code: string) => new RegExp(`<article id="dealer-${code}".*?</article>`, 's').exec(html)?.[0] ?? '';

test('the own city comes first, the rest under «Другие города»', () => {
  const places = ['id="city-msk"', 'id="dealer-north"', 'Другие города', 'id="city-spb"', 'id="dealer-neva"'].map(
    (part) => html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the heading counts the centres of each city in good Russian', () => {
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('2\u00a0центра в\u00a0Москве, 1\u00a0центр в\u00a0Санкт-Петербурге');
});

test('a card says how to come and to call', () => {
  expect(card('north')).toContain('Ленинградское шоссе, 71');
  expect(card('north')).toContain('Беломорская');
  expect(card('north')).toMatch(/href="tel:\+74955550901"[^>]*>\+7\u00a0\(495\)/);
  expect(card('airport')).not.toContain('Метро');
});

test('a card counts its stock and leads to it; a centre without stock promises none', () => {
  expect(card('north')).toContain('321\u00a0предложение в наличии');
  expect(card('north')).toMatch(/href="\/cars\/?\?dealer=north"/);
  expect(card('north')).toContain('2\u00a0консультанта');
  expect(card('airport')).not.toContain('в наличии');
});

test('hours stand by department, the whole week in one word', () => {
  expect(card('north')).toMatch(/Новые автомобили<\/dt>.*?ежедневно.*?09:00–21:00/);
  expect(card('north')).toMatch(/сб–вс.*?выходной/);
});

test('the outside map is opened by a link that gives nothing away, and nothing of it is loaded', () => {
  const outside = [...html.matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([tag]) => tag);
  expect(outside).toHaveLength(3);
  for (const tag of outside) expect(tag).toMatch(/rel="noopener noreferrer"/);
  expect(html).toContain('rtext=~55.87,37.461');
  expect(html).not.toMatch(/<(iframe|script src)|src="https?:/);
});

test('every pin has a row in words, and both lead to a card of the page', () => {
  const pins = [...html.matchAll(/<a href="#(dealer-[\w-]+)" tabindex="-1"/g)].map(([, id]) => id);
  const rows = [...html.matchAll(/<li><a href="#(dealer-[\w-]+)"[^>]*>.*?(Проверка [А-я]+)/g)];
  expect(pins).toEqual(['dealer-north', 'dealer-airport', 'dealer-neva']);
  expect(rows.map(([, id]) => id)).toEqual(pins);
  expect(rows.map(([, , name]) => name)).toEqual(['Проверка Север', 'Проверка Внуково', 'Проверка Приморский']);
  for (const id of pins) expect(html).toContain(`<article id="${id}"`);
});

test('search engines get every centre with its place and hours', () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const graph = JSON.parse(json)['@graph'];
  expect(graph).toHaveLength(3);
  expect(graph[1]).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Проверка Север',
    telephone: '+74955550901',
    url: 'https://house.example/contacts/msk/north/',
    address: { streetAddress: 'Ленинградское шоссе, 71', addressLocality: 'Москва', addressCountry: 'RU' },
    geo: { latitude: 55.87, longitude: 37.461 },
    openingHoursSpecification: [{ opens: '09:00', closes: '21:00' }],
  });
});
