import { qrPath } from '@showroom/domain/qr';
import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, camryDetail } from '../fixtures/vehicle.data.ts';
import { everyKind } from '../fixtures/vehicle-types.data.ts';
import { priceTagMetadata } from './price-tag-metadata.ts';
import { PriceTagScreen } from './price-tag-screen.tsx';

const html = render(<PriceTagScreen brand={brand} vehicle={camryDetail} />);
const text = textOf(html);

test('the price without conditions comes first, then each benefit, then the price with all of them', () => {
  const places = ['3 450 000 ₽', '−100 000 ₽', '−50 000 ₽', 'Цена со всеми выгодами 3 300 000 ₽'].map((part) =>
    text.indexOf(part),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

test('a payment comes with the full cost of the credit and who offers', () => {
  expect(text).toContain('от 56 100 ₽/мес.');
  expect(text).toContain('Полная стоимость кредита');
  expect(text).toContain('ООО «Проверка»');
});

test('it names the equipment, and no heading of none', () => {
  for (const item of camryDetail.equipment.flatMap(({ items }) => items)) expect(text).toContain(item);
  const bare = textOf(render(<PriceTagScreen brand={brand} vehicle={{ ...camryDetail, equipment: [] }} />));
  expect(text).toContain('В комплектации');
  expect(bare).not.toContain('В комплектации');
});

test('its code leads to the page of the vehicle on the own host, which needs no VIN', () => {
  expect(html).toContain(qrPath('https://test-house.example/catalog/1001/').d);
  expect(text).not.toMatch(/VIN [A-Z\d]{17}/);
});

test('a vehicle whose number nobody wrote has no label of one', () => {
  expect(text).toContain(`VIN ${camryDetail.vinMasked}`);
  const bare = textOf(render(<PriceTagScreen brand={brand} vehicle={{ ...camryDetail, vinMasked: null }} />));
  expect(bare).not.toContain('VIN');
});

test('it prints on A4 unless asked otherwise, and what is for the screen alone does not print', () => {
  expect(html).toContain('@page{size:A4 portrait;margin:0}');
  expect(html).toMatch(/<form[^>]*data-print="hide"/);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(linksOf(html)).toEqual(['/catalog/1001/']);
});

test.each(Object.entries(everyKind))('%s has a tag with its name and facts', (_name, vehicle) => {
  const tag = textOf(render(<PriceTagScreen brand={brand} vehicle={vehicle} />));
  expect(tag).toContain(`${vehicle.mark.name} ${vehicle.model.name}`);
  if (vehicle.price === null) expect(tag).not.toContain('Полная стоимость кредита');
});

test('search engines are kept off and pointed to the vehicle', () => {
  expect(priceTagMetadata(brand, camryDetail)).toMatchObject({
    robots: { index: false },
    alternates: { canonical: 'https://test-house.example/catalog/1001/' },
  });
});
