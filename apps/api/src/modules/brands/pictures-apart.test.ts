import { expect, test } from 'vitest';
import { picturesApart } from './pictures-apart.ts';

const wagon = (wheels: number, color: string) => ({ base: `/media/studio/wagon/b3-plain-${wheels}/${color}/front` });
const told = (choices: Parameters<typeof picturesApart>[0]) =>
  picturesApart(choices).map(({ base }) => base.split('/').slice(4, 6).join(' '));

test('what is drawn alike but for its wheels has another of its colours, as long as it has one', () => {
  expect(
    told([
      [wagon(1, 'black'), wagon(1, 'white')],
      [wagon(4, 'black'), wagon(4, 'white')],
      [wagon(5, 'white'), wagon(5, 'black'), wagon(5, 'red')],
      [wagon(2, 'red')],
    ]),
  ).toEqual(['b3-plain-1 black', 'b3-plain-4 white', 'b3-plain-5 red', 'b3-plain-2 red']);
});

test('cars of another form are no likes', () => {
  const suv = (form: string) => ({ base: `/media/studio/suv/c3-split-2-${form}/black/front` });
  expect(told([[suv('r45517019'), suv('r1')], [suv('h43816016')]])).toEqual([
    'c3-split-2-r45517019 black',
    'c3-split-2-h43816016 black',
  ]);
});
