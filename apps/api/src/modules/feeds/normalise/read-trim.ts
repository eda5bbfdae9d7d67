/** `150 л.с.`, `8 кл.`, `16V`: figures of several words. */
const measured = /\(?(?<![\d.,])\d{1,4}\s?(?:л\.?\s?с\.?|hp|кл(?:ап\S*)?\.?|v)(?=[\s)]|$)\)?/giu;
/** Volume, gearbox and driven wheels, which the version tells already. */
const figure =
  /^\(?(?:\d{1,2}[.,]\d{1,2}(?:d|i|t|td|hyb|л)?|[АA][ТT]|[МM][ТT]|[АA][МM][ТT]|CVT|DCT|DSG|[АМРAMP]КПП|вариатор|робот|автомат|механика|[24]wd|awd|4[xх][24])\)?[,;]?$/iu;

/** The name of a trim in a text that has figures too: «1.6 МТ Comfort», «2.0 Elite 4wd» → «Comfort», «Elite». */
export const readTrim = (text: string): string =>
  text
    .replace(measured, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !figure.test(word))
    .join(' ');
