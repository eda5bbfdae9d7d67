import type { ShareCard } from '@showroom/domain/picture-studio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lineSvg, widthOf, wrapped } from './lettering.ts';
import { renderShareCard } from './share-card.ts';

const look = {
  family: 'Golos Text',
  surface: '#14171b',
  text: '#f5f6f8',
  textQuiet: '#a2aab5',
  accent: '#ff5a1f',
} as const;
const long =
  'Как выбрать семейный автомобиль с\u00a0пробегом и\u00a0не\u00a0пожалеть через полгода: двенадцать вопросов продавцу, пять проверок во\u00a0дворе и\u00a0одна поездка по\u00a0плохой дороге, которая скажет больше всех бумаг';

test.each(['Golos Text', 'Onest'] as const)(
  'no line of %s is wider than its place, and a cut text says so',
  (family) => {
    const lines = wrapped(family, long, 56, 560, 4);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(family, line, 56)).toBeLessThanOrEqual(560);
    expect(wrapped(family, 'Гарантия', 56, 560, 4)).toEqual(['Гарантия']);
    const [word = ''] = wrapped(family, 'Превысокомногорассмотрительствующий', 64, 300, 2);
    expect([word.endsWith('…'), widthOf(family, word, 64) <= 300]).toEqual([true, true]);
  },
);

test('letters of both alphabets, figures and the rouble are drawn', () => {
  for (const text of ['Ж', 'W', '7', '₽', '«', '—', '№'])
    expect(lineSvg('Onest', text, { x: 0, y: 0, size: 10, color: '#000000' })).toContain('<path');
});

test('a card is a JPEG of 1200 × 630 with light letters on the brand’s dark ground', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
  const card: ShareCard = { look, name: 'Дом', host: 'house.example', title: long, picture, layout: 'beside' };
  for (const layout of ['beside', 'across'] as const) {
    const bytes = await renderShareCard({ ...card, layout });
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(bytes.byteLength).toBeLessThan(300_000);
    const words =
      layout === 'beside'
        ? { left: 0, top: 0, width: 690, height: 630 }
        : { left: 0, top: 450, width: 1200, height: 180 };
    const { channels } = await sharp(await sharp(bytes).extract(words).toBuffer()).stats();
    expect([(channels[0]?.min ?? 255) < 40, (channels[0]?.max ?? 0) > 220]).toEqual([true, true]);
  }
});
