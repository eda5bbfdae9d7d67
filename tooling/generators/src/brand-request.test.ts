import { expect, test } from 'vitest';
import { BrandRefused, readRequest } from './brand-request.ts';

const taken = { workspaces: ['asc', 'api', 'ui'], brandNames: ['АСЦ'], families: ['Onest', 'Golos Text'] };

test('a code alone is enough', () => {
  expect(readRequest(['volna-auto'], taken)).toEqual({
    code: 'volna-auto',
    name: 'Volna Auto',
    color: '#0f6b63',
    family: 'Onest',
  });
});

test('name, colour and font can be given', () => {
  const given = ['volna', '--name', 'Волна', '--color', '#AA3300', '--font', 'Golos Text'];
  expect(readRequest(given, taken)).toEqual({ code: 'volna', name: 'Волна', color: '#aa3300', family: 'Golos Text' });
});

test.each([
  [[], 'Give one code'],
  [['a', 'b'], 'Give one code'],
  [['Volna'], 'is no code'],
  [['волна'], 'is no code'],
  [['x'], 'is no code'],
  [['9lives'], 'is no code'],
  [['a--b'], 'is no code'],
  [['../asc'], 'is no code'],
  [['a'.repeat(25)], 'is no code'],
  [['asc'], 'exists already'],
  [['api'], 'exists already'],
  [['wireframe'], 'is reserved'],
  [['volna', '--color', 'red'], 'is no colour'],
  [['volna', '--font', 'Comic Sans MS'], 'is not among the fonts'],
  [['volna', '--name', 'асц'], 'exists already'],
  [['volna', '--name', '<b>'], 'is no name'],
  [['volna', '--name', ''], 'is no name'],
  [['volna', '--colour', '#112233'], 'Usage'],
] as const)('%j is refused in one sentence', (args, words) => {
  const made = () => readRequest(args, taken);
  expect(made).toThrow(BrandRefused);
  expect(made).toThrow(words);
});
