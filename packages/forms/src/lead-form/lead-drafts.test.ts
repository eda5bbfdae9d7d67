import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A tab: its store stays, while a reload forgets all that stood in memory. */
const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const reload = async () => {
  vi.resetModules();
  return import('./lead-drafts.ts');
};
const credit = { id: 'form_credit' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', store);
});
afterEach(() => void vi.unstubAllGlobals());

test('what was typed is there after a reload: no consent, no trap, nothing that was known anyway', async () => {
  const { keepDraft } = await reload();
  const values = {
    firstname: 'Анна',
    phone: '+7 999-123-45-67',
    comment: '',
    dealer: 'north',
    robot: 'x',
    policy: true,
  };
  keepDraft(credit, values, { dealer: 'north' });
  const { draftOf } = await reload();
  expect(draftOf(credit)).toEqual({ firstname: 'Анна', phone: '+7 999-123-45-67' });
  expect(draftOf({ id: 'form_event' })).toEqual({});
});

test('nothing stays of what was sent, or cleared by hand', async () => {
  const { keepDraft, dropDraft } = await reload();
  keepDraft(credit, { firstname: 'Анна' }, {});
  dropDraft(credit);
  keepDraft({ id: 'form_event' }, { firstname: 'Анна' }, {});
  keepDraft({ id: 'form_event' }, { firstname: '' }, {});
  const { draftOf } = await reload();
  expect([draftOf(credit), draftOf({ id: 'form_event' }), kept.size]).toEqual([{}, {}, 0]);
});

test('a letter to the hot line is kept in memory alone', async () => {
  const letter = { id: 'form_compliance', isAnonymous: true } as const;
  const { keepDraft, draftOf } = await reload();
  keepDraft(letter, { comment: 'Взятка' }, {});
  expect([draftOf(letter), kept.size]).toEqual([{ comment: 'Взятка' }, 0]);
  expect((await reload()).draftOf(letter)).toEqual({});
});

test.each(['not json', '[]', '7', 'null', '{"firstname":{"a":1}}'])(
  'a store that holds %s is an empty one',
  async (text) => {
    kept.set('lead-draft:form_credit', text);
    expect((await reload()).draftOf(credit)).toEqual({});
  },
);

test('where no store is allowed, the page still remembers', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('no');
    },
  });
  const { keepDraft, draftOf, dropDraft } = await reload();
  keepDraft(credit, { firstname: 'Анна' }, {});
  expect(draftOf(credit)).toEqual({ firstname: 'Анна' });
  dropDraft(credit);
  expect(draftOf(credit)).toEqual({});
});

test('what a page knows stands in the form that it opens, over what was typed there; an empty text takes away', async () => {
  const { keepDraft, presetDraft, draftOf } = await reload();
  keepDraft(credit, { firstname: 'Анна', insurer: 'Старая', policyNumber: '1234' }, {});
  presetDraft(credit, { insurer: 'Новая', policyNumber: '' });
  expect(draftOf(credit)).toEqual({ firstname: 'Анна', insurer: 'Новая' });
});
