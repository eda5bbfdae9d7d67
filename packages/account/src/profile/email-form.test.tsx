import type { Profile } from '@showroom/api-contract/profile';
import { createQueryClient } from '@showroom/visitor/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailForm } from './email-form.tsx';

const show = (email: string | null, isEmailConfirmed: boolean, pendingEmail: string | null) => {
  const name = { firstName: 'Вера', lastName: null, middleName: null, phone: '79160000001' };
  const user = { ...name, email, isEmailConfirmed, hasPasskey: false };
  const profile: Profile = { user, pendingEmail, consents: [], sessions: [], deletionAt: null };
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <EmailForm profile={profile} />
    </QueryClientProvider>,
  );
};

test.each([
  ['none', null, false, null, 'Подтвердить почту', ''],
  ['a confirmed one', 'vera@example.com', true, null, 'Сменить почту', ''],
  ['one that was never confirmed', 'vera@example.com', false, null, 'Отправить ссылку ещё раз', 'vera@example.com'],
  ['one on its way', 'old@example.com', true, 'new@example.com', 'Отправить ссылку ещё раз', 'new@example.com'],
])('an address, %s: what the button does', (_, email, isConfirmed, pending, words, filled) => {
  const html = show(email, isConfirmed, pending);
  expect(html).toContain(words);
  expect(/<input[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '').toBe(filled);
});
