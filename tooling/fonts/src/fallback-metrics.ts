import { standInWidths } from './stand-ins.data.ts';

/** What of a font decides the height and length of its lines. Widths are in em. */
export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  widthsAt: (weight: number) => (char: string) => number;
};

export type Fallback = { sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride: string };
type Fallbacks = Record<keyof typeof standInWidths, { regular: Fallback; bold: Fallback }>;

/** Words of our own pages: their letters, in their frequency, decide how wide the stand-in must be. */
const sample =
  'Новые автомобили в наличии в Москве и Санкт-Петербурге. Цена от 2 450 000 ₽ с учётом выгоды по трейд-ин. ' +
  'Кроссовер, полный привод, автомат, бензин 2.0 л, 150 л.с., пробег 34 500 км. Записаться на тест-драйв или ' +
  'оставить заявку на кредит. Наши дилерские центры работают ежедневно с 9:00 до 21:00. Changan Uni-V Tech Plus.';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

function stretched(font: FontMetrics, weight: number, widths: Readonly<Record<string, number>>): Fallback {
  const known = [...sample].filter((char) => widths[char] !== undefined);
  const total = (widthOf: (char: string) => number) => known.reduce((sum, char) => sum + widthOf(char), 0);
  const adjust = total(font.widthsAt(weight)) / total((char) => widths[char] ?? 0);
  const override = (units: number) => percent(units / font.unitsPerEm / adjust);
  return {
    sizeAdjust: percent(adjust),
    ascentOverride: override(font.ascent),
    descentOverride: override(Math.abs(font.descent)),
    lineGapOverride: override(font.lineGap),
  };
}

/** Weights of a theme: that of its text, and the one that its stand-in shows in bold. */
export type ThemeWeights = { regular: number; strong: number };

/** How Arial and Roboto must be stretched at both weights, so that lines keep their height and nearly their length. */
export function fallbackMetrics(font: FontMetrics, { regular, strong }: ThemeWeights): Fallbacks {
  const of = ({ regular: plain, bold }: (typeof standInWidths)['arial']) => ({
    regular: stretched(font, regular, plain),
    bold: stretched(font, strong, bold),
  });
  return { arial: of(standInWidths.arial), roboto: of(standInWidths.roboto) };
}
