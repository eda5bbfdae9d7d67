/** Whole roubles, years, km or л.с., both ends included; an absent end is open. */
export type AmountRange = { from?: number; to?: number };
export type Amounts = {
  price?: AmountRange;
  year?: AmountRange;
  mileage?: AmountRange;
  power?: AmountRange;
  seats?: number;
};

const digits: Record<string, number> = {
  пол: 0.5,
  полтора: 1.5,
  полутора: 1.5,
  один: 1,
  одного: 1,
  два: 2,
  две: 2,
  двух: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  четырех: 4,
  пять: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  семь: 7,
  семи: 7,
  восемь: 8,
  восьми: 8,
  девять: 9,
  девяти: 9,
  десять: 10,
  десяти: 10,
  ...{ сто: 100, ста: 100, двести: 200, двухсот: 200, триста: 300, трехсот: 300, четыреста: 400, четырехсот: 400 },
  ...{ пятьсот: 500, пятисот: 500, шестьсот: 600, шестисот: 600, семьсот: 700, семисот: 700 },
  ...{ восемьсот: 800, восьмисот: 800, девятьсот: 900, девятисот: 900 },
};

/** The second half of a year as people say it: «двадцатого года», «две тысячи семнадцатого». */
const spokenYears = new Map(
  (
    'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого ' +
    'тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого двадцатого'
  )
    .split(' ')
    .flatMap((said, at) => [
      [said, 2_001 + at] as const,
      ...(at < 6 ? [[`двадцать ${said}`, 2_021 + at] as const] : []),
    ]),
);
const anyYear = [...spokenYears.keys()].sort((a, b) => b.length - a.length).join('|');
const spokenYear = new RegExp(`(?<![\\p{L}\\d])(?:(две тысячи) )?(${anyYear})(?: (года?|г))?(?![\\p{L}\\d])`, 'gu');
/** «18 года», «до 17г» */
const shortYear = /(?<![\p{L}\d.,])(\d\d)\s?(года?|г)(?![\p{L}\d])/gu;
/** Short years after this are of the century before. */
const lastShortYear = 35;
const firstShortYear = 70;
const atMost = /(?<!\p{L})(?:не (?:дороже|больше|более|выше)|дешевле|максимум|в пределах)(?= [\dа-я])/gu;
const atLeast = /(?<!\p{L})(?:не (?:дешевле|меньше|менее|ниже)|дороже|минимум)(?= [\dа-я])/gu;

/** Years and bounds as the rules know them. */
const inFigures = (text: string): string =>
  text
    .replace(spokenYear, (said, thousands, year, word) =>
      thousands === undefined && word === undefined ? said : `${spokenYears.get(year)} года`,
    )
    .replace(shortYear, (said, year, word) => {
      const short = Number(year);
      if (short > lastShortYear && short < firstShortYear) return said;
      return `${short > lastShortYear ? 1_900 + short : 2_000 + short} ${word}`;
    })
    .replace(atMost, 'до')
    .replace(atLeast, 'от');
const word = Object.keys(digits)
  .sort((a, b) => b.length - a.length)
  .join('|');
const hundreds = Object.keys(digits)
  .filter((name) => (digits[name] ?? 0) >= 100)
  .join('|');
const number = `\\d[\\d ]*(?:[.,]\\d+)?|${word}`;
const oneMillion = '(?:миллион|лям|лимон)';
/** «полляма», «пол-лимона» */
const halfMillion = 'пол(?:у|[- ])?(?:миллиона|ляма|лимона)';
const million = `(?:млн|кк|${oneMillion}(?:а|ов|чик\\p{L}*)?)`;
const thousand =
  '(?:тыс(?:яч[аи]?)?|тыщ[аи]?|косар(?:ь|я|ей|ик\\p{L}*)|т ?р|тыр(?:ов|а|ы)?|к(?=\\s|$)|(?<=\\d{3} ?)т(?=\\s|$))';
const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';
const rouble = '(?:\\s*(?:р|руб(?:л(?:ей|я|ь))?|₽))?';

/** What a sum without a unit may stand before. */
const beside = ' (?:на )?(?:автомат\\p{L}*|механик\\p{L}*|б ?у|мск|спб|москв|питер|в|с пробегом|нов\\p{L}*)(?!\\p{L})';

/** A bare number below this is no price: it may be a year, a mileage or a model. */
const leastBarePrice = 1_000;
/** What is more is a price: «с пробегом до 1500000». */
const mostMileage = 600_000;
/** «за 2 млн» and a bare sum mean about that much: ten per cent more at most. */
const aboutShare = 1.1;

function value(text: string, unit: string | undefined): number {
  const plain = digits[text] ?? Number(text.replaceAll(' ', '').replace(',', '.'));
  if (unit === undefined || unit === '') return plain;
  return Math.round(plain * (/^(?:м|л|кк)/.test(unit) ? 1_000_000 : 1_000));
}

type Rule = { pattern: RegExp; read: (groups: Record<string, string | undefined>) => Amounts };

const rule = (source: string, read: Rule['read']): Rule => ({ pattern: new RegExp(start + source + end, 'u'), read });
const amount = (name: string, unit: string) => `(?<${name}>${number})\\s*(?<${unit}>${million}|${thousand})?`;
const bound = (direction: string | undefined, at: number): AmountRange =>
  direction === 'от' ? { from: at } : { to: direction === 'до' ? at : Math.round(at * aboutShare) };

const rules: readonly Rule[] = [
  rule(`(?:пробег\\p{L}* )?(?:(?<side>от|до) )?${amount('a', 'u')}\\s*км`, ({ side, a = '', u }) => ({
    mileage: side === 'от' ? { from: value(a, u) } : { to: value(a, u) },
  })),
  // «до 30 тысяч пробега»
  rule(`(?:(?<side>от|до) )?${amount('a', 'u')}\\s*пробега(?! (?:от|до))`, ({ side, a = '', u }) => ({
    mileage: side === 'от' ? { from: value(a, u) } : { to: value(a, u) },
  })),
  rule(`пробег\\p{L}* (?<side>от |до )?${amount('a', 'u')}`, ({ side = '', a = '', u }) => ({
    mileage: side.trim() === 'от' ? { from: value(a, u) } : { to: value(a, u) },
  })),
  rule('(?:(?<side>от|до) )?(?<a>\\d{2,4})\\s*(?:л\\.?\\s?с\\.?|лошад\\p{L}*|сил)', ({ side, a = '' }) => ({
    power: side === 'до' ? { to: Number(a) } : side === 'от' ? { from: Number(a) } : { from: Number(a), to: Number(a) },
  })),
  rule('(?<a>[1-9])[ -]?(?:мест(?:а|ный|ная|ное|ные)?)', ({ a = '' }) => ({ seats: Number(a) })),
  rule('(?:семиместн\\p{L}*)', () => ({ seats: 7 })),
  rule(
    '(?:от|с(?=.* (?:до|по) (?:19|20)\\d\\d)) (?<a>(?:19|20)\\d\\d)\\s*(?:год\\p{L}*|г)?(?: (?:до|по) (?<b>(?:19|20)\\d\\d)\\s*(?:год\\p{L}*|г)?)?',
    ({ a = '', b }) => ({
      year: b === undefined ? { from: Number(a) } : { from: Number(a), to: Number(b) },
    }),
  ),
  // «2020 2022»; a Peugeot 2008 has a year beside it.
  rule(
    '(?<a>(?:19|20)\\d\\d)(?:\\s?[-–—]\\s?|(?<!2008)\\s)(?<b>(?:19|20)\\d\\d)(?:\\s*(?:год\\p{L}*|гг?))?',
    ({ a = '', b = '' }) => ({
      year: { from: Number(a), to: Number(b) },
    }),
  ),
  // «2022 и новее»
  rule(
    '(?<a>(?:19|20)\\d\\d)(?:\\s*(?:год\\p{L}*|г))? и (?:(?<later>новее|моложе|младше|выше|позже|свежее)|старше|ранее|раньше|ниже)',
    ({ a = '', later }) => ({ year: later ? { from: Number(a) } : { to: Number(a) } }),
  ),
  rule('(?:не младше|не моложе|не новее) (?<a>(?:19|20)\\d\\d)(?:\\s*(?:год\\p{L}*|г))?', ({ a = '' }) => ({
    year: { to: Number(a) },
  })),
  rule('(?:не старше|не старее|после|с|новее|моложе) (?<a>(?:19|20)\\d\\d)(?:\\s*(?:год\\p{L}*|г))?', ({ a = '' }) => ({
    year: { from: Number(a) },
  })),
  // Of money «2 000» would be said: «солярис до 2017».
  rule(
    `до (?<a>19[89]\\d|20(?:0[1-9]|[1-3]\\d))(?:\\s*(?:год\\p{L}*|г)|(?!\\s*(?:[\\d.,-]|${million}|${thousand}|(?:р|км|л|кг|м)(?!\\p{L})|₽)))`,
    ({ a = '' }) => ({
      year: { to: Number(a) },
    }),
  ),
  rule('(?<a>(?:19|20)\\d\\d)\\s*(?:год\\p{L}*|г)', ({ a = '' }) => ({ year: { from: Number(a), to: Number(a) } })),
  rule(`от ${amount('a', 'u')}${rouble} до ${amount('b', 'w')}${rouble}`, ({ a = '', u, b = '', w }) => ({
    // «от 1 до 3 млн»: the unit is said once for both.
    price: { from: value(a, u ?? w), to: value(b, w) },
  })),
  rule(
    `(?:(?<side>от|до|за|около) )?(?<a>${number})\\s*(?<u>${million}|${thousand})${rouble}`,
    ({ side, a = '', u }) => ({
      price: bound(side, value(a, u)),
    }),
  ),
  // «до миллиона двухсот»
  rule(
    `(?:(?<side>от|до|за|около) )?миллион(?:а)? (?<a>\\d{3}|${hundreds})(?:\\s*${thousand})?${rouble}`,
    ({ side, a = '' }) => ({ price: bound(side, 1_000_000 + value(a, '') * 1_000) }),
  ),
  rule(
    `(?:(?<side>от|до|за|около) )(?<u>${oneMillion}(?:а|ов|чик\\p{L}*)?|${halfMillion})${rouble}`,
    ({ side, u = '' }) => ({
      price: bound(side, u.startsWith('пол') ? 500_000 : 1_000_000),
    }),
  ),
  rule(`${halfMillion}${rouble}`, () => ({ price: bound(undefined, 500_000) })),
  // «авто до 500» is said of thousands, «до 1.5» of millions.
  rule(`(?<side>до|за|около) (?<a>[1-9]\\d0)(?=$|${beside})`, ({ side, a = '' }) => ({
    price: bound(side, value(a, 'тыс')),
  })),
  rule(`(?<side>до|за|около) (?<a>[1-9][.,]\\d)(?=$|${beside})`, ({ side, a = '' }) => ({
    price: bound(side, value(a, 'млн')),
  })),
  rule(`(?<side>от|до|за|около) (?<a>\\d[\\d ]*\\d)${rouble}`, ({ side, a = '' }) => ({
    price: bound(side, value(a, '')),
  })),
  // «123456» is no sum.
  rule(`(?<a>[1-9]\\d{0,2}(?: \\d{3})+|[1-9]\\d{3,5}00|[1-9]\\d{5,7}(?=\\s*(?:р|₽)))${rouble}`, ({ a = '' }) => ({
    price: bound(undefined, value(a, '')),
  })),
];

const isPlausible = ({ price, mileage }: Amounts) =>
  (price === undefined || (price.to ?? price.from ?? 0) >= leastBarePrice) &&
  (mileage?.to ?? mileage?.from ?? 0) <= mostMileage;

/**
 * Takes the sums, years, mileages, powers and seats out of what was typed, with their words: «кроссовер до 2 млн» →
 * `price.to` 2,000,000 and the rest «кроссовер». A bare year stays in the rest, as it may be a model (Peugeot 2008).
 * Takes folded text.
 */
export function readAmounts(text: string): { amounts: Amounts; rest: string } {
  let rest = inFigures(text);
  const amounts: Amounts = {};
  for (const { pattern, read } of rules) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const meant = read(found.groups ?? {});
    if (!isPlausible(meant) || Object.keys(meant).some((key) => key in amounts)) continue;
    Object.assign(amounts, meant);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { amounts, rest: rest.trim() };
}
