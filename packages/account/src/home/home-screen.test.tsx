import type { AccountHome } from '@showroom/api-contract/account-home';
import { queryClient } from '@showroom/visitor/query-client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeScreen } from './home-screen.tsx';

const site = {
  ...{ code: 'asc', name: 'АСЦ', host: 'asc.example', holdingId: 2, phone: '78120000000' },
  consentMode: 'separate' as const,
  sections: ['home'],
};
const homeOf = (firstName: string): AccountHome => ({
  ...{ firstName, unread: 0, notices: [], orders: [], requests: [] },
  ...{ car: null, nextService: null, insurance: null, bonus: null },
});

test('the page is whole before any script, and the server keeps nothing of it for the next visitor', () => {
  const html = renderToString(<HomeScreen site={site} known={{ answer: homeOf('Анна'), at: 1 }} />);
  expect(html).toContain('Здравствуйте, Анна!');
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).not.toContainEqual(homeOf('Анна'));
  expect(renderToString(<HomeScreen site={site} known={{ answer: homeOf('Пётр'), at: 2 }} />)).toContain('Пётр');
  expect(renderToString(<HomeScreen site={site} />)).not.toMatch(/Анна|Пётр/);
});
