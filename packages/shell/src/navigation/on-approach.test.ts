import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onApproach } from './on-approach.ts';

class FakeElement extends EventTarget {
  matches = () => true;
}
let page: EventTarget;
let stop: AbortController;
const near = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeElement();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  stop = new AbortController();
  onApproach(
    (event) => (event.type === 'pointerover' && Reflect.get(event, 'away') ? null : 'link'),
    near,
    stop.signal,
  );
});
afterEach(() => {
  stop.abort();
  near.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const tell = (type: string, facts = {}) => page.dispatchEvent(Object.assign(new Event(type), facts));

test('a pointer that rests, and the keyboard, are near', () => {
  for (const type of ['pointerover', 'focusin']) {
    tell(type);
    vi.advanceTimersByTime(100);
  }
  expect(near.mock.calls).toEqual([['link'], ['link']]);
});

test.each([
  ['passes over', 'pointerover', { away: true }],
  ['presses', 'pointerdown', {}],
])('one that %s is not', (_name, type, facts) => {
  tell('pointerover');
  vi.advanceTimersByTime(90);
  tell(type, facts);
  vi.advanceTimersByTime(1_000);
  expect(near).not.toHaveBeenCalled();
});

test('a finger that comes to press does not rest', () => {
  tell('pointerover', { pointerType: 'touch' });
  vi.advanceTimersByTime(1_000);
  expect(near).not.toHaveBeenCalled();
});
