import { expect, test } from 'vitest';
import { standIn } from './stand-in.ts';

const outline = '<path';

test.each(['front/card', 'side/hero', 'rear/thumb@2x'])(
  'a vehicle that is drawn from outside (%s) has its outline',
  (file) => {
    expect(standIn(`/media/studio/suv/e3-kidney-1/white/${file}.webp`, undefined)).toContain(outline);
    expect(standIn(`/media/studio/sport-bike/red/${file}.webp`, undefined)).toContain(outline);
    expect(standIn(`/media/studio/jet-ski/ski-3/red/${file}.webp`, undefined)).toContain(outline);
  },
);

test('bodies of different forms have different outlines, and none is more than some hundred bytes', () => {
  const shown = ['sedan', 'wagon', 'suv', 'pickup', 'truck', 'semi-trailer', 'enduro', 'atv', 'jet-ski'].map((body) =>
    standIn(`/media/studio/${body}/white/front/card.webp`, undefined),
  );
  expect(new Set(shown).size).toBe(shown.length);
  expect(Math.max(...shown.map((svg) => svg.length))).toBeLessThan(700);
});

test.each([
  '/media/studio/suv/e3-kidney-1/white/interior-sl/card.webp',
  '/media/studio/suv/e3-kidney-1/white/wheel/thumb.webp',
  '/media/scene/hero/wide.webp',
  '/media/studio/constructor/white/front/card.webp',
])('what is no vehicle from outside (%s) has the empty studio', (path) => {
  expect(standIn(path, undefined)).not.toContain(outline);
});

test('another size of the picture stands in before any outline', () => {
  const svg = standIn('/media/studio/suv/white/front/card.webp', 'data:image/webp;base64,AA==');
  expect(svg).toContain('data:image/webp;base64,AA==');
  expect(svg).not.toContain(outline);
});
