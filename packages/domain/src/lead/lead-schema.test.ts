import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type LeadFormId, leadForms } from './lead-forms.ts';
import { isRobot, type LeadSchemaOptions, leadSchema } from './lead-schema.ts';

const today = '2026-11-20';
const spec: LeadSchemaOptions = { consentMode: 'spec', today };

const testDrive = {
  firstname: 'Анна',
  phone: '+7 999-123-45-67',
  dealer: 'msk-north',
  policy: true,
};

/** First message of every refused field: `path → message`. */
const refusals = (formId: LeadFormId, data: unknown, options = spec) => {
  const result = v.safeParse(leadSchema(leadForms[formId], options), data);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
};
const kept = (formId: LeadFormId, data: unknown, options = spec) =>
  v.parse(leadSchema(leadForms[formId], options), data);

test('a lead is stored as it should be read: phone as 11 digits, trimmed, nothing empty', () => {
  expect(
    kept('form_testdrive', {
      ...testDrive,
      firstname: '  анна-мария ',
      email: ' ',
      comment: '  Позвоните вечером\n',
      robot: '',
      vehicleId: 1_000_000_001,
      mark: 'bmw',
      city: 'spb',
      date: '2026-11-20',
      time: '12:00',
      dealerName: 'Северный',
    }),
  ).toEqual({
    firstname: 'Анна-мария',
    phone: '79991234567',
    dealer: 'msk-north',
    dealerName: 'Северный',
    comment: 'Позвоните вечером',
    vehicleId: 1_000_000_001,
    mark: 'bmw',
    city: 'spb',
    date: '2026-11-20',
    time: '12:00',
    policy: true,
  });
});

test('every required field that is missing, empty, null or only a prefix says so', () => {
  const required = {
    firstname: 'Необходимо заполнить поле',
    phone: 'Необходимо заполнить поле',
    dealer: 'Необходимо заполнить поле',
    policy: 'Необходимо заполнить поле',
  };
  expect(refusals('form_testdrive', {})).toEqual(required);
  expect(refusals('form_testdrive', { firstname: ' ', phone: '+7 ', dealer: '', policy: false })).toEqual(required);
  expect(refusals('form_testdrive', { firstname: null, phone: null, dealer: null, policy: null })).toEqual(required);
});

test('the feedback form wants an e-mail too', () => {
  expect(refusals('form_feedback', testDrive)).toEqual({ email: 'Необходимо заполнить поле' });
});

test.each(Object.keys(leadForms) as LeadFormId[])('%s refuses a key that it does not declare', (formId) => {
  expect(refusals(formId, { isAdmin: true })).toMatchObject({ isAdmin: 'Неизвестное поле.' });
});

test.each([null, undefined, 'text', 7, []])('%j is no form data', (data) => {
  expect(v.is(leadSchema(leadForms.form_callback, spec), data)).toBe(false);
});

describe('one wrong field', () => {
  test.each<[field: string, value: unknown, message: string]>([
    ['firstname', 'Anna', 'Только русские символы'],
    ['firstname', 'Анна2', 'Только русские символы'],
    ['firstname', '-Анна', 'Только русские символы'],
    ['firstname', 'а'.repeat(255), 'Не больше 254 символов.'],
    ['firstname', ['Анна'], 'Необходимо заполнить поле'],
    ['phone', '+7 999-123-45-6', 'Некорректный формат телефона.'],
    ['phone', 'позвоните', 'Некорректный формат телефона.'],
    ['email', 'a@b', 'Некорректный формат e-mail.'],
    ['email', 'почта@mail.ru', 'Некорректный формат e-mail.'],
    ['email', `${'a'.repeat(247)}@mail.ru`, 'Не больше 254 символов.'],
    ['comment', 'я'.repeat(1501), 'Не больше 1500 символов.'],
    ['date', '2026-11-19', 'Выберите сегодняшний день или более поздний.'],
    ['date', '2025-12-31', 'Некорректная дата.'],
    ['date', '2027-02-29', 'Некорректная дата.'],
    ['date', '20.11.2026', 'Некорректная дата.'],
    ['time', '03:00', 'Выберите значение из списка.'],
    ['city', 'krasnodar', 'Выберите значение из списка.'],
    ['vehicleId', 0, 'Введите число от 1 до 2147483647.'],
    ['vehicleId', 1.5, 'Введите целое число.'],
    ['policy', 'true', 'Необходимо заполнить поле'],
  ])('%s %j: %s', (field, value, message) => {
    const [only, ...others] = Object.entries(refusals('form_testdrive', { ...testDrive, [field]: value }));
    expect([only?.[0], String(only?.[1]).replaceAll('\u00a0', ' ')]).toEqual([field, message]);
    expect(others).toEqual([]);
  });
});

test.each([
  ['firstname', 'А'.repeat(254)],
  ['firstname', 'Нур Ад-дин Ёлкин'],
  ['email', `${'a'.repeat(246)}@mail.ru`],
  ['comment', 'я'.repeat(1500)],
  ['date', '2028-02-29'],
])('%s holds as much as it may', (field, value) => {
  expect(kept('form_testdrive', { ...testDrive, [field]: value })).toMatchObject({ [field]: value });
});

test('the vehicle of a trade-in is read with its figures, plate and VIN', () => {
  const own = { ...testDrive, mark: 'Toyota', model: 'Camry', manufactureYear: '2019', totalTrip: '125 000' };
  expect(kept('form_trade_in', { ...own, stateNumber: 'a123bc77', vin: 'хта21099043576191' })).toMatchObject({
    manufactureYear: 2019,
    totalTrip: 125_000,
    stateNumber: 'А 123 ВС 77',
    vin: 'XTA21099043576191',
  });
  expect(
    Object.keys(refusals('form_trade_in', { ...own, manufactureYear: '2027', vin: 'XTA', stateNumber: 'Ж1' })),
  ).toEqual(['manufactureYear', 'stateNumber', 'vin']);
});

test('a covered VIN passes when the page gave it, never when it was typed', () => {
  const report = { firstname: 'Анна', phone: '89991234567', policy: true, vin: 'xxx1234****' };
  expect(kept('form_catalog_report', report)).toMatchObject({ vin: 'xxx1234****' });
  const own = { ...testDrive, mark: 'a', model: 'b', manufactureYear: 2019, vin: 'xxx1234****' };
  expect(Object.keys(refusals('form_trade_in', own))).toEqual(['vin']);
  expect(refusals('form_trade_in', own, { ...spec, maskedVin: true })).toEqual({});
});

describe('separate consents', () => {
  const separate: LeadSchemaOptions = { consentMode: 'separate', today };
  const { policy, ...rest } = testDrive;

  test('agreement and data are required, marketing is free', () => {
    expect(Object.keys(refusals('form_testdrive', rest, separate))).toEqual([
      'consents.agreement',
      'consents.data',
      'consentVersion',
    ]);
    const given = { ...rest, consents: { agreement: true, data: true }, consentVersion: '2026-11-20' };
    expect(kept('form_testdrive', given, separate)).toMatchObject({
      consents: { agreement: true, data: true, marketing: false },
      consentVersion: '2026-11-20',
    });
  });

  test('the one box of the mode `spec` is no substitute', () => {
    expect(refusals('form_testdrive', { ...rest, policy }, separate)).toHaveProperty('policy', 'Неизвестное поле.');
  });
});

test.each([
  [{ robot: 'http://spam' }, true],
  [{ robot: 1 }, true],
  [{ robot: '' }, false],
  [{}, false],
  [null, false],
  ['robot', false],
])('%j fills the hidden field: %s', (data, expected) => {
  expect(isRobot(data)).toBe(expected);
});

test('a filled hidden field is no error: whoever filled it learns nothing', () => {
  expect(refusals('form_testdrive', { ...testDrive, robot: 'http://spam' })).toEqual({});
});

test('every form asks for a phone unless its sender may stay unknown, ends with the success block and names itself', () => {
  for (const form of Object.values(leadForms)) {
    const phone = form.fields.find(({ name }) => name === 'phone');
    expect([form.id, phone?.required]).toEqual([form.id, form.isAnonymous ? undefined : true]);
    expect(form.steps.at(-1)).toBe('finally');
    expect(form.name).not.toBe('');
  }
});

describe('a letter to the hot line', () => {
  const letter = { comment: 'Что случилось' };
  const separate: LeadSchemaOptions = { consentMode: 'separate', today };

  test.each([spec, separate])('needs neither a name nor a consent: %j', (options) => {
    expect(kept('form_compliance', letter, options)).toEqual(letter);
    expect(kept('form_compliance', { ...letter, phone: '+7', consentVersion: 'x' }, options)).not.toHaveProperty(
      'policy',
    );
    expect(Object.keys(refusals('form_compliance', {}, options))).toEqual(['comment']);
  });

  test('needs a consent as soon as it says who sent it', () => {
    const named = { ...letter, phone: '89991234567' };
    expect(Object.keys(refusals('form_compliance', named))).toEqual(['policy']);
    expect(Object.keys(refusals('form_compliance', named, separate))).toEqual(['agreement', 'data']);
    expect(kept('form_compliance', { ...named, policy: true })).toMatchObject({ phone: '79991234567', policy: true });
  });
});

test('a form takes as many files as it says, by their ids, and only a form that takes files', () => {
  const id = '0198c5f0-6a3e-4b7e-9d55-0123456789ab';
  const candidate = { firstname: 'Анна', lastname: 'Иванова', phone: '89991234567', policy: true };
  expect(kept('form_about_feedback', { ...candidate, files: [id] })).toMatchObject({ files: [id] });
  expect(refusals('form_about_feedback', { ...candidate, files: Array(6).fill(id) })).toHaveProperty('files');
  expect(refusals('form_about_feedback', { ...candidate, files: ['../passwd'] })).toHaveProperty(['files.0']);
  expect(refusals('form_testdrive', { ...testDrive, files: [id] })).toHaveProperty('files', 'Неизвестное поле.');
});
