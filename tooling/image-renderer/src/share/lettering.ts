import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, readFont } from '@showroom/fonts/read-font';

/** Families that a card can be set in, by the names of themes. */
export const shareFamilies = { 'Golos Text': 'golos-text', Onest: 'onest' } as const;
export type ShareFamily = keyof typeof shareFamilies;

const parts = ['cyrillic', 'latin', 'latin-ext'] as const;
const fonts = new Map<ShareFamily, Font[]>();

function fontsOf(family: ShareFamily): Font[] {
  const known = fonts.get(family);
  if (known) return known;
  const slug = shareFamilies[family];
  const { resolve } = createRequire(import.meta.url);
  const read = parts.map((part) =>
    readFont(readFileSync(resolve(`@fontsource-variable/${slug}/files/${slug}-${part}-wght-normal.woff2`))),
  );
  fonts.set(family, read);
  return read;
}

type Run = { font: Font; text: string };

/** Runs of one font each; a letter that none has is left out. */
function runsOf(family: ShareFamily, text: string): Run[] {
  const runs: Run[] = [];
  // Signs that only some files have stand in the first that has them, Latin ones in Latin.
  const [cyrillic, ...others] = fontsOf(family);
  const order = [...others, ...(cyrillic ? [cyrillic] : [])];
  for (const letter of text.replaceAll('\u00a0', ' ')) {
    const font = order.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Width of a line, px at a size in px. */
export const widthOf = (family: ShareFamily, text: string, size: number): number =>
  runsOf(family, text).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * size,
    0,
  );

/**
 * A line as an SVG group, its base line at `x`, `y`. The files are drawn at their normal weight: a heavier one is a stroke in the same
 * colour, a share of the size.
 */
export function lineSvg(
  family: ShareFamily,
  text: string,
  { x, y, size, color, stroke = 0 }: { x: number; y: number; size: number; color: string; stroke?: number },
): string {
  let at = x;
  const glyphs: string[] = [];
  for (const { font, text: run } of runsOf(family, text)) {
    const scale = size / font.unitsPerEm;
    const laid = font.layout(run);
    for (const [index, glyph] of laid.glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = laid.positions[index] ?? {};
      const path = glyph.path.toSVG();
      if (path)
        glyphs.push(
          `<path transform="translate(${(at + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`,
        );
      at += xAdvance * scale;
    }
  }
  const thick = stroke > 0 ? ` stroke="${color}" stroke-linejoin="round" stroke-width="${stroke * 1000}"` : '';
  return `<g fill="${color}"${thick}>${glyphs.join('')}</g>`;
}

/** Lines of a text that fit a width; the last one ends in an ellipsis when there are more than `most`. */
export function wrapped(family: ShareFamily, text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(family, line, size) <= width;
  const lines: string[] = [];
  for (const word of text.replaceAll('\u00a0', ' ').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const isCut = lines.length > most;
  return kept.map((line, index) => {
    let shown = isCut && index === kept.length - 1 ? `${line}…` : line;
    // A word that is wider than the line, or a line that the ellipsis made so.
    while (shown.length > 1 && !fits(shown)) shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
    return shown;
  });
}
