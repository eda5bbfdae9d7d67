import type { VehicleDetail } from '@showroom/domain/vehicle';
import { expect, test } from 'vitest';
import { keyFacts } from '../facts/facts.data.ts';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, camry, camryDetail, notLent, trailer } from '../fixtures/vehicle.data.ts';
import { benefitPrice } from './benefit-price.ts';
import { GoneScreen } from './gone-screen.tsx';
import { vehicleMetadata } from './vehicle-metadata.ts';
import { VehicleScreen } from './vehicle-screen.tsx';

const html = render(
  <VehicleScreen brand={brand} city="msk" vehicle={camryDetail} actions={<button type="button">Тест-драйв</button>} />,
);

test('the page names the vehicle once and shows its picture first', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*data-item=""/);
  expect(html).toMatch(/<img[^>]*data-hero=""[^>]*fetchPriority="high"/);
  expect(html).toContain('<source media="(max-width: 598.98px)" srcSet="/media/studio/sedan/black/front/card.webp 1x');
});

test('the price without conditions is shown and no benefit is switched on beforehand', () => {
  const text = textOf(html);
  expect(text).toContain('3 450 000 ₽');
  expect(text).toContain('Трейд-ин −100 000 ₽');
  expect(html).not.toMatch(/role="switch"[^>]*checked|checked=""[^>]*role="switch"/);
});

test('benefits that are switched on come off the price', () => {
  expect(benefitPrice(345_000_000, [])).toBe(345_000_000);
  expect(benefitPrice(345_000_000, [10_000_000, 5_000_000])).toBe(330_000_000);
  expect(benefitPrice(1000, [5000])).toBe(0);
});

test('a payment is told for the term that the vehicle is given; one too old for a credit tells none, only its other ways', () => {
  const screen = (vehicle: VehicleDetail) => render(<VehicleScreen brand={brand} city="msk" vehicle={vehicle} />);
  const [short, old] = [screen({ ...camryDetail, creditMonths: 36 }), screen({ ...notLent, similar: [] })];
  expect(textOf(short)).toContain('срок 36 мес.');
  expect(linksOf(short)).toContain('/services/credit/?price=3450000&term=36');
  expect(textOf(old)).not.toMatch(/кредит|мес\./i);
  expect(textOf(old)).toContain('Не является публичной офертой');
  expect(linksOf(old)).toEqual(expect.arrayContaining(['/services/trade-in/', 'tel:+74951112233']));
});

test('the ways to the dealer are a call with the number in words, a route, and the forms of the shell', () => {
  const links = linksOf(html);
  expect(links).toContain('tel:+74951112233');
  expect(links).toContain('tel:+74951112233,105');
  expect(links.some((href) => href.startsWith('https://yandex.ru/maps/?rtext=~55.84,37.48'))).toBe(true);
  const text = textOf(html);
  expect(text).toContain('+7 (495) 111-22-33');
  expect(text).toContain('10:00–20:00');
  expect(text).toContain('Тест-драйв');
});

test('every outside link opens without access to this page', () => {
  for (const link of html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [])
    expect(link).toContain('rel="noopener noreferrer"');
});

test('the data sheet stands in closed groups that the browser can search, the guaranty with new cars alone', () => {
  const groups = [...html.matchAll(/<details[^>]*>.*?<\/details>/gs)].map(([group]) => textOf(group));
  expect(groups).toContainEqual(expect.stringMatching(/^ ?Размеры Длина 4.885.мм Колёсная база/));
  expect(groups.join()).not.toContain('Гарантия');
  const fresh = render(<VehicleScreen brand={brand} city="msk" vehicle={{ ...camryDetail, condition: 'new' }} />);
  expect(textOf(fresh)).toMatch(/Гарантия изготовителя 3.года/);
  // Of a car that a dealer sells nobody promises what its dealer has not stated.
  const sold = { ...camryDetail, condition: 'new', isFromFeed: true, specification: {} } as const;
  const text = textOf(render(<VehicleScreen brand={brand} city="msk" vehicle={sold} />));
  expect(text).not.toMatch(/Гарантия изготовителя|Размеры/);
});

test('facts follow the kind of vehicle', () => {
  const names = (vehicle: typeof camryDetail) => vehicleFacts(vehicle).map(({ name }) => name);
  expect(names(camryDetail).slice(0, 4)).toEqual(['year', 'mileage', 'engine', 'power']);
  expect(names(trailer)).not.toEqual(expect.arrayContaining(['engine']));
  expect(names(trailer)).toContain('bodyType');
  const loaded = vehicleFacts({ ...trailer, specification: { payload: 32_700, axles: 3 } }).slice(0, keyFacts);
  expect(loaded.map(({ value }) => value)).toEqual(expect.arrayContaining(['32\u00a0700\u00a0кг', '3']));
  expect(names({ ...camryDetail, type: 'moto' })).toContain('displacement');
});

test('a vehicle that is not priced yet says so and promises no payment', () => {
  const text = textOf(
    render(
      <VehicleScreen
        brand={brand}
        city="msk"
        vehicle={{ ...camryDetail, price: null, oldPrice: null, monthly: null, similar: [] }}
      />,
    ),
  );
  expect(text).toContain('Цена уточняется');
  expect(text).not.toContain('/мес.');
});

test('terms of a credit stand where a payment is quoted, on paper too', () => {
  const terms = (months: number) =>
    textOf(render(<VehicleScreen brand={brand} city="msk" vehicle={{ ...camryDetail, creditMonths: months }} />));
  expect(terms(84)).toContain('Пример расчёта платежа');
  expect(terms(12)).not.toContain('Пример расчёта платежа');
  expect(terms(12)).toContain('Рассчитать платёж');
});

test('metadata names vehicle, price and city, with absolute addresses', () => {
  const metadata = vehicleMetadata(brand, camryDetail);
  expect(String(metadata.title).replaceAll('\u00a0', ' ')).toBe(
    'Toyota Camry 2.5 AT Престиж 2021, с пробегом — купить за 3 450 000 ₽ в Москве, № 1001',
  );
  expect(metadata.alternates?.canonical).toBe('https://test-house.example/catalog/1001/');
  expect(JSON.stringify(metadata.openGraph)).toMatch(
    /https:\/\/test-house\.example\/media\/og\/[a-z0-9-]+\/[a-z0-9]+\/catalog\/1001\.jpg/,
  );
});

test('a sold vehicle says so and shows what is like it', () => {
  const gone = render(<GoneScreen brand={brand} city="msk" similar={[camry]} />);
  expect(textOf(gone)).toContain('Этот автомобиль уже продан');
  expect(linksOf(gone)).toEqual(expect.arrayContaining(['/cars/', '/catalog/1001/']));
  expect(linksOf(render(<GoneScreen brand={brand} city="msk" similar={[]} />))).toContain('/cars/');
});

test('a vehicle of the other city tells its delivery, one of the own city does not', () => {
  const delivering = { ...brand, delivery: { cars: { sum: 1_800_000, days: 3 } } };
  const away = textOf(render(<VehicleScreen brand={delivering} city="spb" vehicle={camryDetail} />));
  expect(away).toContain('Доставим в Санкт-Петербург за 3 дня, 18 000 ₽');
  expect(textOf(render(<VehicleScreen brand={delivering} city="msk" vehicle={camryDetail} />))).not.toContain(
    'Доставим',
  );
});

test('a turn and videos are offered where there are some, and nothing of them is loaded with the page', () => {
  expect(html).not.toContain('360°');
  const spin = Array.from({ length: 9 }, (_, at) => `/media/photos/${String(at).repeat(32)}`);
  const videos = [{ host: 'vk' as const, id: '-1_2' }];
  const shown = render(<VehicleScreen brand={brand} city="msk" vehicle={{ ...camryDetail, spin, videos }} />);
  expect(textOf(shown)).toContain('360°');
  expect(shown).toMatch(/role="slider"[^>]*aria-valuemax="9"/);
  expect(shown).not.toContain('<iframe');
  expect(shown.match(/src="\/media\/photos\//g)).toHaveLength(1);
  expect(linksOf(shown)).toContain('https://vkvideo.ru/video-1_2');
});
