import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %d of %d shows %j', (current, total, pages) => expect(pageWindow(current, total)).toEqual(pages));

const render = (current: number, total: number) =>
  renderToString(<Pagination current={current} total={total} hrefOf={(page) => `?page=${page}`} />);

test('a list of one page has no pagination', () => expect(render(1, 1)).toBe(''));

test('pages are real links, the current one is told apart, and the ends have no dead step', () => {
  const first = render(1, 3);
  expect(first).toContain('href="?page=2"');
  expect(first.match(/aria-current="page"/g)).toHaveLength(1);
  expect(first).not.toContain('Назад');
  expect(first).toContain('Далее');
  expect(render(3, 3)).not.toContain('Далее');
});
