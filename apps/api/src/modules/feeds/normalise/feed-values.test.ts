import { expect, test } from 'vitest';
import * as normalise from './feed-values.ts';
import { plainText } from './plain-text.ts';
import { readModification } from './read-modification.ts';
import { readInteger, readKilometres, readKopecks, readVolume } from './read-number.ts';
import { readTrim } from './read-trim.ts';

test.each([
  ['Внедорожник 5 дв.', 'suv'],
  ['внедорожник 3 дв', 'suv-3d'],
  ['suv', 'suv'],
  ['universal', 'wagon'],
  ['fastback', 'liftback'],
  ['cargo_van', 'van'],
  ['Седан 4 дв. Long', 'sedan'],
  ['Купе-хардтоп', 'coupe'],
  ['tent_truck', 'truck'],
  ['летающая тарелка', undefined],
])('body «%s»: %s', (text, code) => {
  expect(normalise.readBody(text)).toBe(code);
});

test.each([
  [normalise.readEngine, 'petrol_and_gas', 'gas'],
  [normalise.readEngine, 'Дизель', 'diesel'],
  [normalise.readEngine, 'electric', 'electro'],
  [normalise.readGear, 'Роботизированная', 'robot'],
  [normalise.readGear, 'АКПП', 'automatic'],
  [normalise.readDrive, 'полный подключаемый', 'full'],
  [normalise.readDrive, 'Передний привод', 'front'],
  [normalise.readDrive, '4х4', 'full'],
  [normalise.readDrive, '2WD', undefined],
  [normalise.readDrive, 'Задний (6х4)', 'rear'],
  [normalise.readBody, 'Хетчбэк', 'hatchback'],
  [normalise.readBody, 'Кроссовер-купе', 'suv'],
  [normalise.readBody, 'Кроссовый', 'cross'],
  [normalise.readBody, 'Грузопассажирский фургон', 'van'],
  [normalise.readEngine, 'Бензин, газобаллонное оборудование', 'gas'],
  [normalise.readEngine, 'Бензин + электро', 'hybrid'],
  [normalise.readEngine, 'турбодизель', 'diesel'],
  [normalise.readEngine, 'паровой', undefined],
  [normalise.readEngine, 'Б', 'petrol'],
  [normalise.readEngine, 'Д', 'diesel'],
  // Gas or hybrid.
  [normalise.readEngine, 'Г', undefined],
  [normalise.readEngine, 'АИ-92, карбюратор', 'petrol'],
  [normalise.readBody, 'мини-вэн', 'minivan'],
  [normalise.readBody, 'Кросс-купе', 'suv'],
  [normalise.readGear, 'М', 'manual'],
  [normalise.readGear, 'А', 'automatic'],
  [normalise.readGear, 'DHT-3', 'robot'],
  [normalise.readWheel, 'ПР', 'right'],
  [normalise.readAvailability, 'Транзит', 'on-the-way'],
  [normalise.readAvailability, 'в производстве', 'to-order'],
  [normalise.readAvailability, 'готов к выдаче', undefined],
  [normalise.readColor, 'Рислинг', 'silver'],
  [normalise.readColor, 'Борнео', 'gray'],
  [normalise.readGear, 'РКПП', 'robot'],
  [normalise.readGear, '6АКПП', 'automatic'],
  [normalise.readGear, '5-ст. механическая', 'manual'],
  [normalise.readGear, 'АТ', 'automatic'],
  [normalise.readGear, 'СVТ', 'variator'],
  [normalise.readAvailability, 'продан', 'gone'],
  [normalise.readAvailability, 'Снят с продажи', 'gone'],
  [normalise.readAvailability, 'нет в наличии', 'gone'],
  [normalise.readAvailability, 'под заказ', 'to-order'],
  [normalise.readDrive, 'Подключаемый полный', 'full'],
  [normalise.readDrive, '4WD', 'full'],
  // Codes of the marketplace's own interface.
  [normalise.readDrive, 'FORWARD_CONTROL', 'front'],
  [normalise.readDrive, 'REAR_DRIVE', 'rear'],
  [normalise.readDrive, 'ALL_WHEEL_DRIVE', 'full'],
  [normalise.readBody, 'ALLROAD_5_DOORS', 'suv'],
  [normalise.readBody, 'ALLROAD_3_DOORS', 'suv-3d'],
  [normalise.readBody, 'WAGON_5_DOORS', 'wagon'],
  [normalise.readBody, 'HATCHBACK_LIFTBACK', 'liftback'],
  [normalise.readBody, 'PICKUP_TWO', 'pickup'],
  [normalise.readEngine, 'GASOLINE', 'petrol'],
  [normalise.readGear, 'MECHANICAL', 'manual'],
  [normalise.readGear, 'ручка', 'manual'],
  [normalise.readAvailability, 'on_way', 'on-the-way'],
  [normalise.readAvailability, 'в шоуруме', 'in-stock'],
  [normalise.readWheel, 'Правый', 'right'],
  [normalise.readCondition, 'С пробегом', 'used'],
  [normalise.readCondition, 'Новые автомобили', 'new'],
  [normalise.readAvailability, 'В пути', 'on-the-way'],
  [normalise.readAvailability, 'true', 'in-stock'],
  [normalise.readOwners, 'Три и более', 3],
  [normalise.readOwners, '2', 2],
  [normalise.readOwners, '4', 4],
  [normalise.readOwners, '1 собственник', 1],
  [normalise.readOwners, '2 владельца по ПТС', 2],
  [normalise.readOwners, 'два хозяина', 2],
  [normalise.readOwners, '1 (один)', 1],
  [normalise.readOwners, 'четыре', 4],
  [normalise.readOwners, '4 и более', 4],
  [normalise.readOwners, 'неизвестно', undefined],
  [normalise.readColor, 'Серо-голубой металлик', 'light-blue'],
  [normalise.readColor, 'Белый перламутр Crystal', 'white'],
  [normalise.readColor, 'Чёрный', 'black'],
  [normalise.readColor, 'Obsidianschwarz', 'black'],
  [normalise.readColor, 'Carraraweiß metallic', 'white'],
  [normalise.readColor, 'Iridiumsilber', 'silver'],
  [normalise.readColor, 'Gold Coast Silver', 'silver'],
  [normalise.readColor, 'Light Blue Metallic', 'light-blue'],
  [normalise.readColor, 'ТЁМНО-СЕРЫЙ', 'gray'],
  [normalise.readColor, 'хамелеон', undefined],
  [normalise.readColor, 'корич', 'brown'],
  [normalise.readBody, 'сед.', 'sedan'],
  [normalise.readBody, 'мин', undefined],
  [normalise.readGear, 'вариат.', 'variator'],
  [normalise.readDrive, 'подкл.', 'full'],
] as const)('%o reads «%s» as %s', (read, text, code) => {
  expect((read as (text: string) => unknown)(text)).toBe(code);
});

test.each([
  ['1 250 000 ₽', 125_000_000],
  ['1\u00a0250\u00a0000 руб.', 125_000_000],
  ['1250000.50', 125_000_050],
  ['1,250,000', 125_000_000],
  ['1.250.000', 125_000_000],
  ['0', 0],
  ['от 5', undefined],
  ['-5', undefined],
  ['5e9', undefined],
  ['9999999999999', undefined],
])('price «%s»: %s kopecks', (text, kopecks) => {
  expect(readKopecks(text)).toBe(kopecks);
});

test('numbers come with their measures', () => {
  expect(readInteger('24 000 км', 0, 100_000)).toBe(24_000);
  expect(readInteger('2024 г.', 1900, 2027)).toBe(2024);
  expect(readInteger('249 л.с.', 1, 3_000)).toBe(249);
  expect(readInteger('2,5', 0, 10)).toBeUndefined();
  expect([readVolume('2.5'), readVolume('2,5 л'), readVolume('2494'), readVolume('1 998 см³')]).toEqual([
    2_500, 2_500, 2_494, 1_998,
  ]);
  expect([readVolume('1.4 TSI'), readVolume('Бензин 1,7'), readVolume('турбо')]).toEqual([1_400, 1_700, undefined]);
  expect(['24 тыс. км', '54 т.км', '54т', '7 000', '7 т'].map((text) => readKilometres(text, 1_000_000))).toEqual([
    24_000, 54_000, 54_000, 7_000, 7_000,
  ]);
});

test.each([
  [
    '30d 3.0d AT (249 л.с.) 4WD',
    { name: '30d', volume: 3_000, engine: 'diesel', power: 249, gear: 'automatic', drive: 'full' },
  ],
  [
    'xDrive40i 3.0 AT (340 л.с.) 4WD',
    { name: 'xDrive40i', volume: 3_000, power: 340, engine: 'petrol', gear: 'automatic', drive: 'full' },
  ],
  ['1.6 MT (106 л.с.)', { name: '', volume: 1_600, power: 106, engine: 'petrol', gear: 'manual' }],
  ['Electro AT (204 л.с.)', { name: '', power: 204, engine: 'electro', gear: 'automatic' }],
  ['Electro AT (150 кВт)', { name: '', power: 204, engine: 'electro', gear: 'automatic' }],
  [
    'Long Range 77.4 кВт·ч Electro AT (239 кВт) 4WD',
    { name: 'Long Range', power: 325, engine: 'electro', gear: 'automatic', drive: 'full' },
  ],
  ['2.0 TDI АМТ (150 л.с.)', { name: '', volume: 2_000, power: 150, engine: 'diesel', gear: 'robot' }],
  [
    '2,5hyb CVT (181 л.с.) 4WD',
    { name: '', volume: 2_500, power: 181, engine: 'hybrid', gear: 'variator', drive: 'full' },
  ],
  ['Luxury', { name: '' }],
  ['1.5hyb CVT (180 л.с.)', { name: '', volume: 1_500, engine: 'hybrid', power: 180, gear: 'variator' }],
  ['', { name: '' }],
])('modification «%s»', (text, said) => {
  const { isWhole: _, ...facts } = readModification(text);
  expect(facts).toEqual(said);
});

test('a description in HTML becomes text, a plain one stays as it is', () => {
  expect(plainText('<p>Чистая&nbsp;машина</p><ul><li>Раз</li><li>Два</li></ul><script>alert(1)</script>')).toBe(
    'Чистая\u00a0машина\n\n— Раз\n\n— Два',
  );
  expect(plainText('Цена < рынка & «торг»')).toBe('Цена < рынка & «торг»');
  expect(plainText(`${'<a'.repeat(50_000)}`).length).toBe(10_000);
});

test.each([
  ['1.6 МТ Comfort', 'Comfort'],
  ['2.0 Elite 4wd', 'Elite'],
  ['1.6 8 кл.', ''],
  ['Active Plus', 'Active Plus'],
  ['150 л.с. 2.0 TDI Maxi', 'TDI Maxi'],
  ['Platinum 2026', 'Platinum 2026'],
])('trim «%s»: «%s»', (text, trim) => {
  expect(readTrim(text)).toBe(trim);
});
