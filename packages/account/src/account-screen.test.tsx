import { queryClient } from '@showroom/visitor/query-client';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { AccountScreen } from './account-screen.tsx';
import { accountSections, entrySections } from './account-section.ts';
import { keyOf } from './session/use-account.ts';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';

const canary = 'Канарейкина';
const site = {
  ...{ code: 'asc', name: 'АСЦ', host: 'asc.example', holdingId: 2, phone: '78120000000' },
  consentMode: 'separate' as const,
  sections: ['home', 'orders'],
};
afterAll(() => queryClient.clear());

/** The start page is made in its visitor's name: `home/home-screen.test.tsx`. */
const sections = [
  ...accountSections.filter((section) => section !== 'home'),
  ...entrySections.filter((section) => section !== 'sign-in'),
];

// Without a guard before it a page of the account still shows a guest nothing.
test.each(sections)('%s is the same page for everybody', (section) => {
  const before = renderToString(<AccountScreen section={section} site={site} />);
  useSignedIn
    .getState()
    .keepUser({ firstName: canary, lastName: canary, middleName: null, phone: canary, email: canary });
  for (const route of ['GET /user', 'GET /user/profile', 'GET /garage', 'GET /orders', 'GET /loyalty'] as const)
    queryClient.setQueryData(keyOf(route, {}), { firstName: canary, items: [canary] });
  const html = renderToString(<AccountScreen section={section} site={site} />);
  expect(html).toBe(before);
  expect(html).not.toContain(canary);
});

test('the way in is whole before any script, the same for everybody, and sends no form by itself', () => {
  const { keepUser } = useSignedIn.getState();
  keepUser({ firstName: canary, lastName: canary, middleName: null, phone: canary, email: canary });
  const html = renderToString(<SignInScreen />);
  expect(html).toContain('Введите номер телефона');
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*><span[^>]*>Получить код/);
  expect(html).not.toContain(canary);
});
