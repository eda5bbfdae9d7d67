import { expect, test } from 'vitest';
import { otherCityIn, otherCityText } from './delivery-city.ts';

test('an address in another city of ours is told from streets that are named after it', () => {
  const cases = [
    ['Санкт-Петербург, Невский проспект, 1', 'msk', 'spb'],
    ['191186, г. Санкт-Петербург, Невский проспект, 1', 'msk', 'spb'],
    ['191186 СПб Невский 1', 'msk', 'spb'],
    ['Россия, г.Москва, Тверская, 1', 'spb', 'msk'],
    ['Москва Тверская 1', 'spb', 'msk'],
    ['Москва, Тверская, 1', 'msk', undefined],
    ['Невский проспект, 1', 'msk', undefined],
    ['Московский проспект, 10', 'spb', undefined],
    ['Петербургская улица, 5', 'msk', undefined],
    ['Москва-река, причал 3', 'spb', undefined],
    ['Площадь Александра Невского, гостиница «Москва»', 'spb', undefined],
    ['Санкт-Петербург, офис Москва, 5', 'spb', undefined],
    ['Химки, улица Мира, 1', 'msk', undefined],
  ] as const;
  for (const [address, city, found] of cases) expect([address, otherCityIn(address, city)]).toEqual([address, found]);
});

test('the refusal names both cities', () => {
  expect(otherCityText('spb', 'msk').replaceAll('\u00a0', ' ')).toBe(
    'Этот адрес — в Санкт-Петербурге, а доставка — по Москве. Исправьте адрес или выберите другой город.',
  );
});
