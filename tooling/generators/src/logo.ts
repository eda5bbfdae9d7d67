import { type Family, families } from '@showroom/fonts/families';
import { outlineText } from '@showroom/fonts/outline';
import { contrast } from '@showroom/ui/theme/color';
import type { Hex, ThemeTokens } from '@showroom/ui/theme/tokens';
import sharp from 'sharp';

const box = { width: 160, height: 32 };
const square = 32;
const gap = 10;

const svg = (width: number, height: number, label: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${body}</svg>\n`;

const round = (value: number) => Number(value.toFixed(2));

/** The first letter on a plate of the brand's colour: the sign of the logo, and all of an icon. */
async function sign(name: string, family: Family, fill: Hex): Promise<string> {
  const ink = contrast(fill, '#ffffff') >= 3 ? '#ffffff' : '#14171b';
  const letter = await outlineText(name.charAt(0).toUpperCase(), family, 22, 700);
  const place = `translate(${round((square - letter.width) / 2)} 23.7)`;
  return `<rect width="${square}" height="${square}" rx="7" fill="${fill}"/><path fill="${ink}" transform="${place}" d="${letter.path}"/>`;
}

async function wordmark(name: string, family: Family, fill: Hex, ink: Hex): Promise<string> {
  const room = box.width - square - gap;
  const word = await outlineText(name, family, 22, 650);
  const scale = Math.min(1, room / word.width);
  const place = `translate(${square + gap} ${round(16 + 7.7 * scale)}) scale(${round(scale)})`;
  const body = `${await sign(name, family, fill)}<path fill="${ink}" transform="${place}" d="${word.path}"/>`;
  return svg(box.width, box.height, name.replaceAll('&', '&amp;'), body);
}

/** The files of `public/` that carry the name: logos as paths, icons in the sizes that the manifest names. */
export async function drawLogos(name: string, tokens: ThemeTokens): Promise<Map<string, string | Buffer>> {
  const family = families.find((candidate) => candidate.family === tokens.type.family);
  if (!family) throw new Error(`${tokens.type.family} is not among the families.`);
  const { accent, text } = tokens.color;
  const icon = svg(square, square, name.replaceAll('&', '&amp;'), await sign(name, family, accent));
  const png = (size: number) =>
    sharp(Buffer.from(icon), { density: (72 * size) / square })
      .resize(size, size)
      // To the edges: the system cuts its own corners (`maskable`).
      .flatten({ background: accent })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  return new Map<string, string | Buffer>([
    ['logo.svg', await wordmark(name, family, accent, text)],
    ['logo-inverse.svg', await wordmark(name, family, accent, tokens.inverse.text)],
    ['favicon.svg', icon],
    ['apple-touch-icon.png', await png(180)],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
  ]);
}
