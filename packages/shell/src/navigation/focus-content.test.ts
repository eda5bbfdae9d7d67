import { afterEach, expect, test, vi } from 'vitest';
import { focusContent } from './focus-content.ts';

afterEach(() => vi.unstubAllGlobals());

const focus = vi.fn();
const focused = (holder: object | null) => {
  focus.mockReset();
  vi.stubGlobal('document', { querySelector: () => holder, getElementById: () => ({ focus }) });
  focusContent();
  return focus.mock.calls;
};

test('the page that came takes a focus that nobody has, and stays where it was scrolled', () => {
  expect(focused(null)).toEqual([[{ preventScroll: true }]]);
});

test('so it does when the link is hidden with its page', () => {
  expect(focused({ getClientRects: () => [] })).toHaveLength(1);
});

test('a box of a filter keeps its focus when the address changes', () => {
  expect(focused({ getClientRects: () => [{}] })).toEqual([]);
});
