import { expect, test, vi } from 'vitest';
import { leadOut } from './lead-out.ts';

const bank = 'https://bank.example/1';
const windowOf = (top: object, opened: object | null) => {
  const open = vi.fn(() => opened);
  return { open, self: { top, open } as unknown as Window };
};

test('the whole window leaves for the bank', () => {
  const top = { location: { href: '' } };
  const { self, open } = windowOf(top, {});
  expect(leadOut(self, bank)).toBe('window');
  expect(top.location.href).toBe(bank);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['a tab opens', {}, 'tab'],
  ['the browser opens no tab either', null, 'stuck'],
] as const)('where the partner’s frame forbids that, %s', (_what, opened, way) => {
  const location = {
    set href(_to: string) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  const { self, open } = windowOf({ location }, opened);
  expect(leadOut(self, bank)).toBe(way);
  expect(open).toHaveBeenCalledWith(bank, '_blank');
});
