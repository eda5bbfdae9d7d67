import { wholeWord } from './whole-word.ts';

/** What a maker calls its engines, beside what tells the maker: the figures are in no sheet, a letter tells the fuel. */
type Trim = { beside?: RegExp; said: RegExp; means: string };

const whole = (said: string) => wholeWord(said, 'giu');
const named = (names: string) => new RegExp(`(?<![\\p{L}\\d])(?:${names})`, 'iu');

const bmw = named('bmw|бмв|б[эе]х|бумер|[xх]\\s?[1-7]|икс|[1-8]\\s(?:series|сери)|[efgеф]\\d\\d');
const audi = named('audi|ауди|авди|[aqrа]\\s?[1-8]|к[уью]{1,2}\\s?[2-8]');
const mercedes = named(
  'мер[сие]|mers|merc|гелик|gl[abces]?\\s?\\d|гл[абеcс]?\\s?\\d|ml|мл|cl[aks]|[bcesvbсев]\\s?\\d{3}',
);
const landRover = named(
  'land|rover|ленд|ровер|р[еэ]й?ндж|defender|деф|disc|диск|evoque|эвок|velar|велар|jaguar|ягуар|[ef]-pace',
);
const volvo = named('volvo|вольв|[xх][cс]\\s?\\d\\d|[sv]\\d\\d');
const infiniti = named('infiniti|инфинити|финик');

/** Engines of cars that people know by their codes. */
const engineCodes =
  'g[346][a-z]{2}|d4[a-z]{2}|h5[hfr]t|h4[mbd]t?|k9k|k[47][mj]|f4r|m[49]r|mr(?:16|20)(?:de|dd|ddt)?|qr25(?:de)?|hr1[0-6](?:de|ddt)?|vq\\d\\d[a-z]*|kr15(?:ddt)?|[1-3][adgknuvz][dnrz](?:-?f[a-z]{1,3})?|m15a|a25a|4b1[012]|4[gm]\\d\\d|6g7\\d|4n1\\d|' +
  'cfn[ab]|cwv[ab]|cz[cde]a|caxa|cbza|cdab|c[jc]s[ab]|ch[hj][ab]|cvkb|cnc[bd]|dkzc|21(?:126|127|129|179)|1118[2369]|змз-?\\s?409|sqre?\\d[a-z]\\d\\d|jlh-?\\d[a-z]\\d\\d\\p{L}*|gw4[bcn]\\d\\d\\p{L}*|эвотек|эвотэк';

const trims: readonly Trim[] = [
  // «x3 20d», «xdrive30d», «m50d»
  { beside: bmw, said: whole('(?:[xs]drive\\s?)?m?\\d\\d[dд]'), means: 'дизель' },
  { beside: bmw, said: whole('(?:[xs]drive\\s?)?m?\\d\\d[iи]'), means: 'бензин' },
  { said: whole('([1-8][1-5]\\d)[dд]'), means: '$1 дизель' },
  // «q7 45 tdi»
  { beside: audi, said: whole('[3-6][05]\\s(?:tfsi|тфси)'), means: ' ' },
  { beside: audi, said: whole('[3-6][05]\\s(?:tdi|тди)'), means: 'дизель' },
  { beside: mercedes, said: /(?<![\d.,])([1-5]\d0)\s?[dд](?![\p{L}\d])/giu, means: '$1 дизель' },
  // «дефендер d300», «велар p250»
  { beside: landRover, said: whole('[dд]\\s?(?:1[5-9]|2\\d|3[0-5])\\d'), means: 'дизель' },
  { beside: landRover, said: whole('[pп]\\s?(?:[2-5]\\d|6[0-3])\\d'), means: 'бензин' },
  // «хс60 д4», «xc90 t6»; a T8 is a hybrid.
  { beside: volvo, said: whole('[dд]\\s?[3-5]'), means: 'дизель' },
  { beside: volvo, said: whole('[tт]\\s?8'), means: 'гибрид' },
  { beside: volvo, said: whole('[tтbб]\\s?[2-6]'), means: ' ' },
  // «лексус rx 3» begins «rx 350».
  {
    beside: named('lexus|лексус|лехус'),
    said: /(?<=(?<!\p{L})(?:rx|nx|gx|lx|is|es|gs|ls|ct|rc|ux|рх|нх|гх|лх|р[xх])\s?)[2-7]0?$/giu,
    means: '',
  },
  // «fx35»
  { said: whole('(fx|фх)\\s?([2-5])([05])(?:\\s?(d))?'), means: '$1 $2.$3 $4' },
  { said: whole('(fx|фх)\\s?(3)(7)'), means: '$1 $2.$3' },
  { beside: infiniti, said: whole('([mgмг]|ex|jx)\\s?([2345])([567])'), means: '$1 $2.$3' },
  // «2.2d», «2.8 td»
  { said: /(?<![\d.,])(\d[.,]\d)\s?(?:td|d|тд|д)(?![\p{L}\d])/giu, means: '$1 дизель' },
  // «дастер dci», «куга tdci»
  {
    beside: /[\p{L}\d]\s/u,
    said: whole('(?:t?dci|cdti|cdi|сди|дци|(?:blue ?)?hdi|хди|di-?d|d-?4d|jtd|multijet)'),
    means: 'дизель',
  },
  // An engine by its code beside a car: «к5 g4kn», «дастер h5ht»; alone it is a part.
  {
    beside: /[\p{L}\d]\s/u,
    said: new RegExp(
      `(?<=[\\p{L}\\d]\\s)(?<!(?:двигател|мотор|двс|движк|движок|контрактн|насос|колодк|фильтр|грм|свеч|помп|ремень|цеп|масл)\\p{L}*\\s(?:.*\\s)?)(?:${engineCodes})(?![\\p{L}\\d])`,
      'giu',
    ),
    means: ' ',
  },
  // «аутлендер mivec», «солярис mpi»
  { beside: /[\p{L}\d]\s/u, said: whole('(?:mivec|мивек|vvt-?i|i-?vtec|mpi|t?-?gdi|tce|thp|ecotec|dohc)'), means: ' ' },
];

/** A text with the engines of cars in the words that sheets have, where makers have names of their own for them. */
export const withEnginesMeant = (text: string): string =>
  trims.reduce(
    (plain, { beside, said, means }) => (beside?.test(plain) === false ? plain : plain.replace(said, means)),
    text,
  );
