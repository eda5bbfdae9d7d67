import { expect, test } from 'vitest';
import { keyFacts } from '../facts/facts.data.ts';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, type camryDetail } from '../fixtures/vehicle.data.ts';
import { everyKind } from '../fixtures/vehicle-types.data.ts';
import { vehicleNode } from '../json-ld/vehicle-node.ts';
import { GoneScreen } from './gone-screen.tsx';
import { homeListing, vehicleCrumbs } from './vehicle-crumbs.ts';
import { vehicleMetadata } from './vehicle-metadata.ts';
import { VehicleScreen } from './vehicle-screen.tsx';

const { motorcycle, quad, jetSki, electric, truck, trailer, soon } = everyKind;

test.each([
  ['a motorcycle by class and displacement', motorcycle, { Класс: 'Эндуро', 'Рабочий объём': '1 084 см³' }],
  ['a quadricycle by displacement and drive', quad, { 'Рабочий объём': '800 см³', Привод: 'Полный' }],
  [
    'a jet ski by engine hours, seats and what drives it',
    jetSki,
    { Моточасы: '121 моточас', Мест: '3', Движитель: 'Водомёт' },
  ],
  ['an electric car by its range', electric, { 'Запас хода': '650 км', Мощность: '544 л.с.' }],
  ['a truck by its kind and version', truck, { 'Вид техники': 'Грузовик', Исполнение: 'Самосвал' }],
  ['a trailer by its kind and version', trailer, { 'Вид техники': 'Полуприцеп', Исполнение: 'Престиж' }],
])('%s, within the key facts', (_name, vehicle, expected) => {
  const facts = vehicleFacts(vehicle).slice(0, keyFacts);
  const shown = Object.fromEntries(facts.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]));
  expect(shown).toMatchObject(expected);
});

test('nothing is told that a kind has not', () => {
  const names = (vehicle: typeof camryDetail) => vehicleFacts(vehicle).map(({ name }) => name);
  for (const name of ['engine', 'power', 'gear', 'drive', 'seats']) expect(names(trailer)).not.toContain(name);
  expect(names(jetSki)).not.toContain('mileage');
  expect(names(electric)).not.toContain('consumption');
});

test.each([
  ['motorcycle', motorcycle, ['/moto/', '/moto/used/', '/moto/used/honda/', '/moto/used/honda/africa-twin/']],
  ['quadricycle', quad, ['/atv/', '/atv/new/', '/atv/new/cfmoto/', '/atv/new/cfmoto/cforce-800/']],
  ['jet ski', jetSki, ['/jet-ski/', '/jet-ski/used/', '/jet-ski/used/sea-doo/', '/jet-ski/used/sea-doo/gtx/']],
  ['electric car', electric, ['/electro/', '/electro/new/', '/electro/new/zeekr/', '/electro/new/zeekr/001/']],
  [
    'truck',
    truck,
    ['/commercial/', '/commercial/trucks/', '/commercial/trucks/kamaz/', '/commercial/trucks/kamaz/6520/'],
  ],
  ['car without a price', soon, ['/cars/', '/cars/on-sale-soon/']],
])('crumbs of a %s lead through its own listings', (_name, vehicle, expected) => {
  expect(vehicleCrumbs(brand.listings, vehicle).flatMap(({ href }) => href ?? [])).toEqual(['/', ...expected]);
});

test('a brand without a listing is not led into it', () => {
  const listings = { cars: ['new', 'used'], commercial: ['fleet'] } as const;
  expect(homeListing(listings, electric)).toMatchObject({ kind: 'cars', section: 'new', mark: 'zeekr' });
  expect(homeListing(listings, truck)).toEqual({ kind: 'commercial' });
  expect(homeListing(listings, soon)).toEqual({ kind: 'cars' });
});

test.each([
  ['Motorcycle', motorcycle],
  ['Vehicle', quad],
  ['Vehicle', jetSki],
  ['Car', electric],
  ['Vehicle', truck],
  ['BusOrCoach', { ...truck, bodyType: 'microbus' as const }],
])('machines read %s', (type, vehicle) => expect(vehicleNode(brand, vehicle)['@type']).toBe(type));

test('machines are told no price that nobody knows, and no odometer of a jet ski', () => {
  expect(vehicleNode(brand, soon).offers).toMatchObject({ availability: 'https://schema.org/PreOrder' });
  expect(vehicleNode(brand, soon).offers).not.toHaveProperty('priceCurrency');
  expect(vehicleNode(brand, jetSki)).not.toHaveProperty('mileageFromOdometer');
});

test.each(Object.entries(everyKind))('%s has a page with one heading, its price or its absence', (_name, vehicle) => {
  const html = render(<VehicleScreen brand={brand} city="msk" vehicle={vehicle} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(textOf(html)).toContain(vehicle.price === null ? 'Цена уточняется' : '3 450 000 ₽');
  expect(String(vehicleMetadata(brand, vehicle).title)).toContain(vehicle.model.name);
});

test('what is on its way promises news, and a trailer no test drive', () => {
  expect(String(vehicleMetadata(brand, soon).title).replaceAll('\u00a0', ' ')).toContain('скоро в продаже');
  expect(vehicleMetadata(brand, trailer).description).not.toContain('Тест-драйв');
  expect(vehicleMetadata(brand, motorcycle).description).toContain('Тест-драйв');
});

test.each([
  ['Этот мотоцикл уже продан', '/moto/', motorcycle],
  ['Этот квадроцикл уже продан', '/atv/', quad],
  ['Этот гидроцикл уже продан', '/jet-ski/', jetSki],
  ['Этот грузовик уже продан', '/commercial/trucks/', truck],
  ['Этот полуприцеп уже продан', '/commercial/semi-trailers/', trailer],
])('a sold one: %s', (words, href, vehicle) => {
  const html = render(<GoneScreen brand={brand} city="msk" similar={[vehicle]} />);
  expect(textOf(html)).toContain(words);
  expect(linksOf(html)).toContain(href);
});

test('what is on its way offers news of its arrival, in the panel and in the bar, and no payment', () => {
  const html = render(<VehicleScreen brand={brand} city="msk" vehicle={soon} />);
  const links = html.match(/<a [^>]*data-dialog="on-sale-soon"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toContain('href="/catalog/3006/?vehicle=3006#arrival"');
  expect(html).toContain('id="arrival"');
  expect(textOf(html)).not.toContain('Пример расчёта платежа');
});

test('one whose number nobody wrote shows no label of it and offers no report, which registers keep by number', () => {
  const html = render(<VehicleScreen brand={brand} city="msk" vehicle={{ ...motorcycle, vinMasked: null }} />);
  expect(textOf(html)).not.toMatch(/VIN|Номер кузова|История мотоцикла/);
  expect(html).not.toContain('data-dialog="history"');
  expect(textOf(render(<VehicleScreen brand={brand} city="msk" vehicle={motorcycle} />))).toContain('VIN');
});

test('of a vehicle that a feed brought no report is offered: nobody has asked the registers', () => {
  const html = render(<VehicleScreen brand={brand} city="msk" vehicle={{ ...motorcycle, isFromFeed: true }} />);
  expect(html).not.toContain('data-dialog="history"');
});

test('used vehicles alone have a history, in the words of their kind, and its link names the vehicle alone', () => {
  const html = render(<VehicleScreen brand={brand} city="msk" vehicle={motorcycle} />);
  expect(textOf(html)).toContain('История мотоцикла');
  expect(textOf(html)).toContain('2021 год выпуска, 1 владелец по ПТС, 45 000 км пробега');
  expect(html).toMatch(/<a [^>]*href="\/catalog\/3001\/\?vehicle=3001#history"[^>]*data-dialog="history"/);
  expect(render(<VehicleScreen brand={brand} city="msk" vehicle={truck} />)).not.toContain('data-dialog="history"');
});
