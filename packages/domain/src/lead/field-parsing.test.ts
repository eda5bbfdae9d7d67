import { expect, test } from 'vitest';
import { emailTlds, isEmail } from './email.ts';
import { isLeadDate, moscowToday } from './lead-date.ts';
import { parsePhone, phoneFieldText, phoneLength } from './phone-number.ts';
import { parseStateNumber } from './state-number.ts';
import { hasDoubtfulVinLetters, parseFrameNumber, parseVin } from './vin.ts';

test.each([
  ['+7 999-123-45-67', '79991234567'],
  ['89991234567', '79991234567'],
  ['8 (999) 123-45-67', '79991234567'],
  ['79991234567', '79991234567'],
  ['9991234567', '79991234567'],
  ['812 123-45-67', '78121234567'],
  ['800 555 35 35', '78005553535'],
  ['+7\u00a0(495)\u00a0123\u201145\u201167', '74951234567'],
])('the phone %s is read', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
});

test.each([
  '',
  '+7 ',
  '+7 999-123-45-6',
  '+7 999-123-45-678',
  '+8 999-123-45-67',
  '+1 415 555 26 71',
  '8999123456',
  '8495123456',
  '7999123456',
  '999123456',
  '1234567890',
  '8999123456a',
  'тел. 89991234567',
])('%j is no finished Russian phone', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('a phone is shown in 16 characters', () => {
  expect(phoneFieldText('79991234567')).toBe('+7 999-123-45-67');
  expect(phoneFieldText('79991234567')).toHaveLength(phoneLength);
});

test.each([
  ['А123ВС77', 'А 123 ВС 77'],
  ['a123bc777', 'А 123 ВС 777'],
  ['1234ав77', '1234 АВ 77'],
  ['1234 AB 777', '1234 АВ 777'],
])('the plate %s is %s', (text, plate) => {
  expect(parseStateNumber(text)).toBe(plate);
});

test.each(['А 123 ВС 7', 'Ж 123 ВС 77', 'А 123 ВЯ 77', '123 ВС 77', '1234 АВ 7', 'А 123 ВС 7777', 'DF 123 77'])(
  '%s is no plate',
  (text) => {
    expect(parseStateNumber(text)).toBeUndefined();
  },
);

test.each([
  ['xta21099043576191', 'XTA21099043576191'],
  ['ХТА 21099 043576191', 'XTA21099043576191'],
])('the VIN %s is read', (text, vin) => {
  expect(parseVin(text)).toBe(vin);
});

test.each(['XTA2109904357619', 'XTA210990435761911', 'XTA21099Ж43576191', 'XTA-1099043576191', 'xxx1234****'])(
  '%s is no VIN of 17 characters',
  (text) => {
    expect(parseVin(text)).toBeUndefined();
  },
);

test.each([
  ['zvw50-8012345', 'ZVW50-8012345'],
  ['НЕ12-204415', 'HE12-204415'],
  ['OIL-5', undefined],
  ['XTA21099043576191', undefined],
])('the frame number %s is read as %s', (text, frame) => {
  expect(parseFrameNumber(text)).toBe(frame);
});

test('a covered VIN is read only where it may stand; doubtful letters are pointed at', () => {
  expect(parseVin('xxx1234****', { maskedToo: true })).toBe('xxx1234****');
  expect(parseVin('xxx1234***', { maskedToo: true })).toBeUndefined();
  expect(hasDoubtfulVinLetters('XTA2O099043576191')).toBe(true);
  expect(hasDoubtfulVinLetters('XTA20099043576191')).toBe(false);
});

test.each(emailTlds)('the listed domain .%s passes', (tld) => {
  expect(isEmail(`anna.b+car@mail.${tld}`, 'spec')).toBe(true);
});

test.each([
  ['x@mail.co.uk', false, true],
  ['x@mail.de', false, true],
  ['x@mail.su', false, true],
  ['x@пример.рф', false, true],
  ['x@mail.moscow', false, true],
  ['x@sub.mail.ru', true, true],
  ['X@MAIL.RU', true, true],
  ['x@mail', false, false],
  ['@mail.ru', false, false],
  ['x@.ru', false, false],
  ['x@-mail.ru', false, false],
  ['.x@mail.ru', false, false],
  ['x..y@mail.ru', false, false],
  ['x y@mail.ru', false, false],
  ['x@mail.ru ', false, false],
  ['x@@mail.ru', false, false],
])('%s passes the list: %s, passes any domain: %s', (text, spec, any) => {
  expect([isEmail(text, 'spec'), isEmail(text, 'any')]).toEqual([spec, any]);
});

test('an e-mail made to be slow is refused', () => {
  expect(isEmail(`${'a.'.repeat(127)}@`, 'spec')).toBe(false);
  expect(isEmail(`a@${'a-'.repeat(126)}`, 'any')).toBe(false);
});

test.each([
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-04-00', false],
  ['2025-12-31', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['', false],
])('the date helper on %s: %s', (text, expected) => {
  expect(isLeadDate(text, '2026-11-20')).toBe(expected);
});

test('the day is the one of Moscow', () => {
  expect(moscowToday(new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
});
