import { leadSchema } from '@showroom/domain/lead/lead-schema';
import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './lead-drafts.ts';
import { firstValues, knownValues, toFormData } from './lead-values.ts';
import { createKeyring } from './use-attempt.ts';
import { findDealers, narrowDealers } from './use-dealers.ts';

const init = { vehicleId: 7, markCode: 'bmw', modelCode: 'x5' };
const typed = { firstname: 'Анна', phone: '+7 999-123-45-67', dealer: 'north', email: '', comment: '' };
const dealers = [{ code: 'north', nameRu: 'Северный' }];

test('what is sent passes the very schema of the server', () => {
  const formData = toFormData(
    testDriveForm,
    { ...typed, policy: true },
    { init, city: 'spb', consentMode: 'spec' },
    dealers,
  );
  expect(parse(leadSchema(testDriveForm, { consentMode: 'spec' }), formData)).toEqual({
    firstname: 'Анна',
    phone: '79991234567',
    dealer: 'north',
    dealerName: 'Северный',
    city: 'spb',
    vehicleId: 7,
    mark: 'bmw',
    model: 'x5',
    policy: true,
    consentVersion: expect.any(String),
  });
});

test('separate consents travel as three answers', () => {
  const values = { ...typed, agreement: true, data: true };
  const formData = toFormData(testDriveForm, values, { init, city: undefined, consentMode: 'separate' }, dealers);
  expect(parse(leadSchema(testDriveForm, { consentMode: 'separate' }), formData)).toMatchObject({
    consents: { agreement: true, data: true, marketing: false },
  });
});

test('what was typed comes back when the form is opened again; consents and what was known do not', () => {
  const prefill = { firstname: 'Анна' };
  keepDraft(
    testDriveForm,
    { ...typed, mark: 'bmw', policy: true, comment: 'После шести' },
    knownValues(testDriveForm, init, prefill),
  );
  expect(draftOf(testDriveForm)).toEqual({ phone: '+7 999-123-45-67', dealer: 'north', comment: 'После шести' });
  const again = firstValues(testDriveForm, { markCode: 'audi' }, {}, draftOf(testDriveForm));
  expect(again).toMatchObject({ comment: 'После шести', mark: 'audi', model: '', policy: false });
  dropDraft(testDriveForm);
  expect(draftOf(testDriveForm)).toEqual({});
});

test('the same data has the same key however often it is sent; other data has another', () => {
  const keyOf = createKeyring();
  const key = keyOf('a');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(keyOf('a')).toBe(key);
  expect(keyOf('b')).not.toBe(key);
});

test('dealers of one name are one; codes of the opener narrow the list', () => {
  const list = [...dealers, { code: 'north-2', nameRu: 'Северный' }, { code: 'south', nameRu: 'Южный' }];
  expect(narrowDealers(list, undefined).map(({ code }) => code)).toEqual(['north', 'south']);
  expect(narrowDealers(list, ['south'])).toEqual([{ code: 'south', nameRu: 'Южный' }]);
});

test('dealers are asked for again without a query after an error or an empty answer, and once only', async () => {
  for (const first of [() => Promise.reject(new Error('down')), () => Promise.resolve([])]) {
    const asked: object[] = [];
    const load = (query: object) => {
      asked.push(query);
      return asked.length === 1 ? first() : Promise.resolve(dealers);
    };
    expect(await findDealers(load, { department: 'new-cars', markCode: 'bmw' })).toEqual(dealers);
    expect(asked).toEqual([{ department: 'new-cars', markCode: 'bmw' }, {}]);
  }
  await expect(findDealers(() => Promise.reject(new Error('down')), { department: 'service' })).rejects.toThrow('down');
});
