import { generalRefusal, tooShort } from '@showroom/api-contract/error';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const refused = (message: string, ...fields: readonly { field: string; message: string }[]) =>
  refusalOf({ kind: 'refused', status: 400, message, fields: [...fields] });

test('a refusal speaks of fields of a form, not of parameters', () => {
  const said = refused(
    generalRefusal,
    { field: 'phone', message: 'Телефон\u00a0— 11 цифр, первая 7.' },
    { field: 'number', message: tooShort(1) },
    { field: 'name', message: tooShort(2) },
    { field: 'value', message: 'не меньше 1' },
  );
  expect(said).toEqual({
    form: 'Проверьте отмеченные поля.',
    phone: 'Телефон\u00a0— 11 цифр, первая 7.',
    number: 'Заполните поле.',
    name: 'Не\u00a0короче 2\u00a0знаков.',
    value: 'Не меньше 1.',
  });
});

test('words of the act itself stay as they are', () => {
  expect(refused('Такого перехода нет.', { field: 'status', message: 'Обновите заказ: статус изменился.' }).form).toBe(
    'Такого перехода нет.',
  );
});
