import { expect, test } from 'vitest';
import { toLeadResult } from './send-form.ts';

test('a stored lead is told with its number', () => {
  expect(toLeadResult({ kind: 'done', body: { id: 'a', number: '1-000042' } })).toEqual({
    ok: true,
    number: '1-000042',
  });
});

test('what the server refuses stands at its fields', () => {
  const fields = [
    { field: 'phone', message: 'Некорректный формат телефона.' },
    { field: 'dealer', message: 'Необходимо заполнить поле' },
  ];
  expect(toLeadResult({ kind: 'refused', fields })).toEqual({
    fieldErrors: { phone: 'Некорректный формат телефона.', dealer: 'Необходимо заполнить поле' },
  });
});

test('a failure never looks like success, and too many leads are said in words', () => {
  expect(toLeadResult({ kind: 'failed', reason: 'unreachable' })).toEqual({ failed: true });
  const said = (waitSeconds?: number) => {
    const result = toLeadResult({ kind: 'failed', reason: 'too-many', ...(waitSeconds && { waitSeconds }) });
    return 'message' in result ? result.message?.replaceAll('\u00a0', ' ') : undefined;
  };
  expect(said()).toBe('С этого телефона или адреса уже отправлено много заявок. Попробуйте позже.');
  expect(said(754)).toBe('С этого телефона или адреса уже отправлено много заявок. Попробуйте через 13 минут.');
});
