import { expect, test } from 'vitest';
import { typedPhone } from './typed-phone.ts';

test('a phone is understood with 8, with +7 and without either; its end stays an end', () => {
  for (const text of ['8 (999) 000-00-01', '+7 999 000-00-01', '9990000001'])
    expect(typedPhone(text)).toBe('79990000001');
  expect(typedPhone('000-01')).toBe('00001');
});
