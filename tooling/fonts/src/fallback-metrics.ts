import { arialWidths, robotoWidths } from './stand-ins.data.ts';

/** What of a font decides the height and length of its lines. `widthOf` is in em. */
export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  widthOf: (char: string) => number;
};

export type Fallback = { sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride: string };

/** Words of our own pages: their letters, in their frequency, decide how wide the stand-in must be. */
const sample =
  'Новые автомобили в наличии в Москве и Санкт-Петербурге. Цена от 2 450 000 ₽ с учётом выгоды по трейд-ин. ' +
  'Кроссовер, полный привод, автомат, бензин 2.0 л, 150 л.с., пробег 34 500 км. Записаться на тест-драйв или ' +
  'оставить заявку на кредит. Наши дилерские центры работают ежедневно с 9:00 до 21:00. Changan Uni-V Tech Plus.';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

function stretched(font: FontMetrics, widths: Record<string, number>): Fallback {
  const known = [...sample].filter((char) => widths[char] !== undefined);
  const total = (widthOf: (char: string) => number) => known.reduce((sum, char) => sum + widthOf(char), 0);
  const adjust = total(font.widthOf) / total((char) => widths[char] ?? 0);
  const override = (units: number) => percent(units / font.unitsPerEm / adjust);
  return {
    sizeAdjust: percent(adjust),
    ascentOverride: override(font.ascent),
    descentOverride: override(Math.abs(font.descent)),
    lineGapOverride: override(font.lineGap),
  };
}

/** How Arial and Roboto must be stretched, so that lines keep their height and nearly their length. */
export function fallbackMetrics(font: FontMetrics): { arial: Fallback; roboto: Fallback } {
  return { arial: stretched(font, arialWidths), roboto: stretched(font, robotoWidths) };
}
