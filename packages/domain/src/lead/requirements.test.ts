import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { consentTexts } from './consent.data.ts';
import { emailTlds, isEmail } from './email.ts';
import { accidentDate, policyNumber } from './field-rules.ts';
import { parseInn } from './inn.ts';
import { leadForms } from './lead-forms.ts';
import { isRobot, leadSchema } from './lead-schema.ts';
import { lengthLimits } from './length-limits.ts';
import { maskText } from './mask-text.ts';
import { maskPhone, maskPolicyNumber, maskStateNumber, maskVin, phonePrefix } from './masks.ts';
import { leadMessages } from './messages.ts';
import { parsePhone, phoneLength } from './phone-number.ts';
import { requestFields } from './request-fields.ts';
import { parseStateNumber } from './state-number.ts';
import { parseVin, vinLength } from './vin.ts';

const today = '2026-11-20';
const filled = {
  firstname: 'Анна',
  phone: '+7 999-123-45-67',
  email: 'anna@mail.ru',
  dealer: 'msk-north',
  policy: true,
};
/** What the feedback form says about one wrong thing. */
const said = (wrong: object) => {
  const schema = leadSchema(leadForms.form_feedback, { consentMode: 'spec', today });
  return v.safeParse(schema, { ...filled, ...wrong }).issues?.map(({ message }) => message) ?? [];
};

/** Sentences of PRD-3 and PRD-5 beside what the code answers. */
describe('PRD-3 and PRD-5, to the letter', () => {
  test.each<[sentence: string, answer: unknown, expected: unknown]>([
    ["Required field: 'Необходимо заполнить поле'", said({ firstname: '' }), ['Необходимо заполнить поле']],
    [
      "First name: Russian characters only ('Только русские символы')",
      [said({ firstname: 'Anna' }), said({ firstname: 'Анна' })],
      [['Только русские символы'], []],
    ],
    ['mask allows Latin and Cyrillic letters', fieldMask('firstname')('Anna Анна 1!'), 'Anna Анна '],
    ['first letter capitalised', fieldMask('firstname')('анна'), 'Анна'],
    ['max 254', [lengthLimits.name, lengthLimits.email], [254, 254]],
    [
      "Phone: format 8 or +7 then digits ('Некорректный формат телефона.')",
      [said({ phone: '89991234567' }), said({ phone: '+79991234567' }), said({ phone: '+19991234567' })],
      [[], [], ['Некорректный формат телефона.']],
    ],
    ["Mask '+7 ###-###-##-##'", maskPhone('89991234567'), '+7 999-123-45-67'],
    ["focus prefills '+7 '", phonePrefix, '+7 '],
    ['required phone is 16 characters', [phoneLength, maskPhone('9991234567').length], [16, 16]],
    ['a phone of 15 characters is none', said({ phone: '+7 999-123-45-6' }), ['Некорректный формат телефона.']],
    ['digits only are sent', parsePhone('+7 999-123-45-67'), '79991234567'],
    [
      'E-mail: standard pattern with limited top-level domains (com, ru, name, xxx, co, ua, guru, info, net, life, io, biz, org, sex, by, online, fm, pro, me, xyz, agency)',
      emailTlds.join(', '),
      'com, ru, name, xxx, co, ua, guru, info, net, life, io, biz, org, sex, by, online, fm, pro, me, xyz, agency',
    ],
    ["('Некорректный формат e-mail.')", said({ email: 'anna@mail.de' }), ['Некорректный формат e-mail.']],
    ['a domain of the list passes', emailTlds.every((tld) => isEmail(`a@b.${tld}`, 'spec')), true],
    [
      'State number: minimum 11 characters when starting with a letter (auto)',
      [maskStateNumber('а123вс77').length, parseStateNumber('А 123 ВС 7'), parseStateNumber('А 123 ВС 77')],
      [11, undefined, 'А 123 ВС 77'],
    ],
    [
      '10 when starting with a digit (moto)',
      [maskStateNumber('1234ав77').length, parseStateNumber('1234 АВ 7'), parseStateNumber('1234 АВ 77')],
      [10, undefined, '1234 АВ 77'],
    ],
    [
      'VIN: exactly 17 characters',
      [vinLength, parseVin('X'.repeat(16)), parseVin('X'.repeat(18)), maskVin('X'.repeat(20)).length],
      [17, undefined, undefined, 17],
    ],
    [
      'an 11-character variant of x, digits or * also exists',
      [
        parseVin('xxxXX*12345', { maskedToo: true }),
        parseVin('xxxXX*12345'),
        parseVin('xxxXX*123a5', { maskedToo: true }),
      ],
      ['xxxXX*12345', undefined, undefined],
    ],
    ['Textarea: max 1500 by default', [lengthLimits.comment, said({ comment: 'я'.repeat(1500) })], [1500, []]],
    [
      "Policy checkbox required: 'Я принимаю пользовательское соглашение и даю согласие на условия обработки персональных данных'",
      [consentTexts.policy, said({ policy: false })],
      [
        'Я принимаю пользовательское соглашение и даю согласие на условия обработки персональных данных',
        ['Необходимо заполнить поле'],
      ],
    ],
    ['Dealer required', said({ dealer: '' }), ['Необходимо заполнить поле']],
    [
      "Anti-robot: hidden field 'robot' must be empty",
      [isRobot({ robot: '' }), isRobot({ robot: 'x' })],
      [false, true],
    ],
    [
      'Numeric inputs parse to integers',
      [leadForms.form_trade_in.fields.find(({ name }) => name === 'totalTrip')?.rule('125 000', rules)],
      [{ value: 125_000 }],
    ],
    [
      'Input mask symbols: # digit, @ letter, * letter or digit',
      [maskText('#', 'я1'), maskText('@', '1я'), maskText('**', '-1я')],
      ['1', 'я', '1я'],
    ],
    [
      'Date helper accepts only YYYY-MM-DD with valid month, day within month length, year not earlier than the current year',
      ['20.11.2026', '2026-13-01', '2027-02-29', '2025-12-31', '2028-02-29'].map((day) => 'value' in rule('date', day)),
      [false, false, false, false, true],
    ],
    [
      'Reason options: Предложение; Обращение в Отдел продаж; Обращение в Отдел сервиса; Обращение в Отдел страхования/Кредитования; Обращение в Отдел З/Ч',
      requestFields.reasons.options.join('; '),
      'Предложение; Обращение в Отдел продаж; Обращение в Отдел сервиса; Обращение в Отдел страхования/Кредитования; Обращение в Отдел З/Ч',
    ],
    [
      'Feedback form: firstname, phone, email (required), reasons (optional), dealer (required), comment (optional, trimmed)',
      leadForms.form_feedback.fields.map(({ name, required }) => `${name}${required ? ' (required)' : ''}`).join(', '),
      'firstname (required), phone (required), email (required), reasons, dealer (required), comment',
    ],
    ['formId value form_feedback', leadForms.form_feedback.id, 'form_feedback'],
    [
      "Form messages: 'Необходимо заполнить поле', 'Только русские символы', 'Некорректный формат телефона.', 'Некорректный формат e-mail.'",
      [leadMessages.required, leadMessages.russianOnly, leadMessages.phone, leadMessages.email],
      [
        'Необходимо заполнить поле',
        'Только русские символы',
        'Некорректный формат телефона.',
        'Некорректный формат e-mail.',
      ],
    ],
    [
      'Lead form steps: default, sms, finally',
      [leadForms.form_catalog_report.steps, leadForms.form_feedback.steps],
      [
        ['default', 'sms', 'finally'],
        ['default', 'finally'],
      ],
    ],
  ])('%s', (_sentence, answer, expected) => {
    expect(answer).toEqual(expected);
  });
});

function fieldMask(name: string): (text: string) => string {
  const field = leadForms.form_feedback.fields.find((one) => one.name === name);
  if (field?.control !== 'line' || !field.mask) throw new Error(`${name} has no mask`);
  return field.mask;
}

const rules = { today, emailTlds: 'spec', maskedVin: false } as const;
function rule(name: 'date', text: string) {
  return requestFields[name].rule(text, rules);
}

describe('our own fields', () => {
  test.each(['7707083893', '7830002293', '500100732259', '77 0708 3893'])('%s is a taxpayer number', (text) => {
    expect(parseInn(text)).toBe(text.replaceAll(' ', ''));
  });

  test.each(['7707083894', '500100732258', '500100732269', '770708389', '0000000000', '77070838930', 'abc'])(
    '%s is none',
    (text) => {
      expect(parseInn(text)).toBeUndefined();
    },
  );

  test.each([
    ['ХХХ 0123456789', true],
    ['AB-7/123456', true],
    ['нет', false],
    ['ХХХХ', false],
    ['1'.repeat(31), false],
  ])('the policy %s: %s', (text, isRight) => {
    expect('value' in policyNumber(text, rules)).toBe(isRight);
  });

  test('a policy is typed in capitals, without what no policy has', () => {
    expect(maskPolicyNumber('ххх №0123456789!')).toBe('ХХХ 0123456789');
  });

  test.each([
    ['2026-11-20', undefined],
    ['2023-01-01', undefined],
    ['2026-11-21', leadMessages.futureDate],
    ['2022-12-31', leadMessages.date],
    ['2026-02-30', leadMessages.date],
  ])('an accident on %s: %s', (day, error) => {
    expect(accidentDate(day, rules)).toEqual(error ? { error } : { value: day });
  });
});
