import type { ShareCard } from '@showroom/domain/picture-studio';
import sharp from 'sharp';
import { ogSize } from '../render.ts';
import { lineSvg, wrapped } from './lettering.ts';

const bold = 0.028;
const places = {
  across: {
    picture: { left: 0, top: 0, width: 1200, height: 440 },
    x: 64,
    y: 500,
    width: 1072,
    sizes: [52, 46, 40],
    most: 2,
  },
  beside: {
    picture: { left: 690, top: 0, width: 510, height: 630 },
    x: 64,
    y: 196,
    width: 560,
    sizes: [64, 56, 48, 42],
    most: 6,
  },
} as const;

/** Height that the lines of a title may take, px. */
const room = { across: 120, beside: 350 } as const;
const lineHeight = 1.16;

/** The largest size at which the whole title fits; else the smallest, with an ellipsis. */
function setTitle({ look, title, layout }: ShareCard): { size: number; lines: string[] } {
  const { width, sizes, most } = places[layout];
  const linesAt = (size: number) => Math.min(most, Math.floor(room[layout] / (size * lineHeight)));
  const fitting = sizes.find((size) => {
    const lines = wrapped(look.family, title, size, width, Number.POSITIVE_INFINITY);
    return lines.length <= linesAt(size) && !lines.some((line) => line.endsWith('…') && !title.endsWith('…'));
  });
  const size = fitting ?? sizes.at(-1) ?? 42;
  return { size, lines: wrapped(look.family, title, size, width, linesAt(size)) };
}

/** A link preview: JPEG, 1200 × 630, the title in the brand's colours over or beside a picture. The same card gives the same bytes. */
export async function renderShareCard(card: ShareCard): Promise<Buffer> {
  const { look, name, host, picture, layout } = card;
  const place = places[layout];
  const { size, lines } = setTitle(card);
  const head = (y: number) => lineSvg(look.family, name, { x: place.x, y, size: 34, color: look.text, stroke: bold });
  const foot = lineSvg(look.family, host, { x: place.x, y: 578, size: 24, color: look.textQuiet });
  const title = lines.map((line, index) =>
    lineSvg(look.family, line, {
      x: place.x,
      y: place.y + (layout === 'beside' ? size * 0.9 : 12) + index * size * lineHeight,
      size,
      color: look.text,
      stroke: bold,
    }),
  );
  const mark =
    layout === 'beside'
      ? `<rect x="${place.x}" y="128" width="72" height="8" rx="4" fill="${look.accent}"/>${head(96)}${foot}`
      : `<rect x="0" y="440" width="1200" height="6" fill="${look.accent}"/>${lineSvg(look.family, `${name} · ${host}`, { x: place.x, y: 606, size: 22, color: look.textQuiet })}`;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${ogSize.width}" height="${ogSize.height}">${mark}${title.join('')}</svg>`;
  const { left, top, width, height } = place.picture;
  const shown =
    picture && (await sharp(picture).resize(width, height, { fit: 'cover', position: 'centre' }).toBuffer());
  return sharp({ create: { ...ogSize, channels: 3, background: look.surface } })
    .composite([...(shown ? [{ input: shown, left, top }] : []), { input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
