import { breadcrumbNode, itemListNode } from '@showroom/listing/listing-nodes';
import { expect, test } from 'vitest';
import { brand, camryDetail, trailer } from '../fixtures/vehicle.data.ts';
import { vehicleNode } from './vehicle-node.ts';

test('a car is offered in roubles by its dealer, without its masked VIN', () => {
  const node = vehicleNode(brand, camryDetail);
  expect(node).toMatchObject({
    '@type': 'Car',
    url: 'https://test-house.example/catalog/1001/',
    brand: { name: 'Toyota' },
    offers: { price: 3_450_000, priceCurrency: 'RUB', itemCondition: 'https://schema.org/UsedCondition' },
  });
  expect(JSON.stringify(node)).not.toContain('XW7');
});

test('a trailer has no engine, gearbox or drive', () => {
  const node = vehicleNode(brand, trailer);
  for (const key of ['vehicleEngine', 'vehicleTransmission', 'driveWheelConfiguration'])
    expect(node).not.toHaveProperty(key);
});

test('a list is numbered through its pages, and crumbs carry absolute addresses', () => {
  const list = itemListNode(brand, 'Автомобили', ['/catalog/1001/'], { current: 2, size: 24, totalResults: 128 });
  expect(list.itemListElement).toMatchObject({ 0: { position: 25, url: 'https://test-house.example/catalog/1001/' } });
  expect(breadcrumbNode(brand, [{ name: 'Главная', href: '/' }, { name: 'Здесь' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://test-house.example/' },
    { '@type': 'ListItem', position: 2, name: 'Здесь' },
  ]);
});
