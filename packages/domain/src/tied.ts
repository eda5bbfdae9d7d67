const NBSP = '\u00a0';

/**
 * A word of one or two letters, and some of three, belongs to the next one: no line ends with «в» or «для». A unit belongs to
 * its figure, a generation to its model («CS35 Max I»), a rim to its tyre («225/60 R17»), a house to its street,
 * and no line begins with a dash.
 */
export const tied = (text: string): string =>
  text
    .replace(/(?<=\d) +(?=(?:л|мл|кг|г|м|см³?|мм|шт|кВт·ч|дв|футов|мест)(?![а-яё]))/g, NBSP)
    .replace(/(?<!,) +(?=R\d\d\b)|(?<=,) +(?=\d+[а-я]?$)/g, NBSP)
    .replace(/ +(?=[—–] |[IVX]+(?![\p{L}\d-]))/gu, NBSP)
    .replace(/(?<![а-яё])([а-яё]{1,2}|без|для|при|под|над) +/gi, `$1${NBSP}`);
