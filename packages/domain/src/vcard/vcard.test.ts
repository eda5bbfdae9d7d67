import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownAdviser } from '../contact-paths.ts';
import { adviserVcard } from './adviser-vcard.ts';
import { portraitJpeg } from './portrait.data.ts';
import { foldLine, printVcard } from './vcard.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');

test.each([
  ['Cyrillic', 'Мастер-консультант сервиса и специалист по кредитованию и страхованию автомобилей'],
  ['Chinese', '高级销售顾问兼汽车金融与保险专员高级销售顾问兼汽车金融与保险专员高级销售顾问'],
  ['astral', '𠮷'.repeat(40)],
])('a %s line is folded between letters', (_name, text) => {
  const lines = foldLine(`TITLE:${text}`).split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(bytes(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfold(lines.join('\r\n'))).toBe(`TITLE:${text}`);
});

test('a line of 75 bytes stays whole, one of 76 does not', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('folding loses nothing of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '');
      const folded = foldLine(line);
      expect(unfold(folded)).toBe(line);
      for (const part of folded.split('\r\n')) expect(bytes(part)).toBeLessThanOrEqual(75);
    }),
  );
});

const known: KnownAdviser = {
  dealer: {
    code: 'north',
    name: 'Центр «Север»; новый, большой',
    city: 'spb',
    address: 'Санкт-Петербург, Приморское шоссе, 7',
    metro: null,
    latitude: 60,
    longitude: 30,
    phone: '78125551101',
    departments: [],
    marks: [],
    stockCount: 0,
    advisers: [],
  },
  adviser: {
    code: 'sokolova-anna',
    name: 'Соколова Анна Игоревна',
    position: 'Старший консультант по продажам',
    phone: '78125551101',
    extension: '101',
    email: 'sokolova-anna@house.example',
    en: { name: 'Anna Sokolova', position: 'Senior Sales Consultant' },
    zh: { name: '安娜·索科洛娃', position: '高级销售顾问' },
  },
};
const brand = { host: 'house.example', name: 'House' };

test.each([
  ['ru', 'N:Соколова;Анна;Игоревна;;', 'FN:Анна Игоревна Соколова', 'https://house.example/i/sokolova-anna/'],
  ['en', 'N:Sokolova;Anna;;;', 'FN:Anna Sokolova', 'https://house.example/i/en/sokolova-anna/'],
  ['zh', 'N:索科洛娃;安娜;;;', 'FN:安娜·索科洛娃', 'https://house.example/i/cn/sokolova-anna/'],
] as const)('the card in %s has the parts of the name and the page of that language', (language, name, full, url) => {
  const text = adviserVcard(brand, known, language) ?? '';
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCARD\r\n')).toBe(true);
  const lines = unfold(text).split('\r\n');
  expect(lines.slice(0, 4)).toEqual(['BEGIN:VCARD', 'VERSION:3.0', name, full]);
  expect(lines).toContain(`URL:${url}`);
  expect(lines).toContain('TEL;TYPE=WORK,VOICE,PREF:+78125551101\\,101');
  expect(lines).toContain('ORG:House;Центр «Север»\\; новый\\, большой');
  expect(lines).toContain('EMAIL;TYPE=INTERNET,WORK:sokolova-anna@house.example');
  expect(lines.find((line) => line.startsWith('ADR'))).toContain(':;;Приморское шоссе\\, 7;');
});

test('the photo is a JPEG', () => {
  const photo = Buffer.from(portraitJpeg, 'base64');
  expect([...photo.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect([...photo.subarray(-2)]).toEqual([0xff, 0xd9]);
});

test('whoever is not introduced in a language has no card in it', () => {
  const { zh: _zh, ...adviser } = known.adviser;
  expect(adviserVcard(brand, { ...known, adviser }, 'zh')).toBeUndefined();
});

test('line ends in a value are escaped', () => {
  const text = printVcard({
    surname: 'A\r\nEND:VCARD',
    firstName: 'B',
    fullName: 'B A',
    organisation: ['C', 'D'],
    position: 'E\nF',
    phone: '7',
    url: 'https://house.example/',
    street: '',
    city: '',
    country: '',
    photo: '',
  });
  expect(text.match(/^END:VCARD/gm)).toHaveLength(1);
  expect(text).toContain('TITLE:E\\nF\r\n');
});
