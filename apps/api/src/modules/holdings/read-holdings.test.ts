import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHoldingFacts, readHoldings } from './read-holdings.ts';

const whole = {
  code: 'volna',
  holdingId: 3,
  name: 'Волна',
  host: 'volna.example',
  legal: { entity: 'ООО «Волна»', ogrn: '3000000000003', address: 'Москва, Ленинский проспект, 1' },
  phones: { msk: '74955550303', spb: '78125550303' },
  features: { cityPopup: true, geolocationButton: false, englishLink: false, loyalty: false },
  consentMode: 'separate',
  complianceMail: 'compliance@volna.example',
  forms: ['form_testdrive'],
};
const parse = (changes: object) => parseHoldingFacts('volna.json', JSON.stringify({ ...whole, ...changes }));

test('facts of a holding are read whole', () => {
  expect(parse({})).toEqual(whole);
});

test.each([
  [{ consentMode: 'none' }, 'volna.json: consentMode'],
  [{ forms: ['form_testdrive', 'form_party'] }, 'volna.json: forms.1'],
  [{ phones: { msk: '+7 495', spb: '78125550303' } }, 'volna.json: phones.msk'],
  [{ features: { cityPopup: true } }, 'volna.json: features.'],
  [{ holdingId: 0 }, 'volna.json: holdingId'],
  [{ extra: 1 }, 'volna.json: extra'],
])('%j is refused with the file and the place', (changes, words) => {
  expect(() => parse(changes)).toThrow(words);
});

test('two files of one holding are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdings-'));
  try {
    for (const file of ['a.json', 'b.json']) writeFileSync(join(folder, file), JSON.stringify(whole));
    expect(() => readHoldings(folder)).toThrow('b.json: holding 3 has a file already');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
