const hundreds = { сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500 } as const;
const tens = {
  ...{ двадцат: 20, тридцат: 30, сороков: 40, сорок: 40, пятидесят: 50, пятьдесят: 50, шестидесят: 60, шестьдесят: 60 },
  ...{ семидесят: 70, семьдесят: 70, восьмидесят: 80, восемьдесят: 80, девяност: 90 },
} as const;
const teens = ['десят', 'одиннадцат', 'двенадцат', 'тринадцат', 'четырнадцат', 'пятнадцат', 'шестнадцат', 'семнадцат'];
const units = ['', 'перв', 'втор', 'трет', 'четв[её]рт', 'пят', 'шест', 'седьм', 'восьм', 'девят'];
const plain = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];

const either = (words: readonly string[]) => words.filter(Boolean).join('|');
/** Of years the other cases are said: «двадцатого года». */
const ending = '(?:ый|ой|ий|ая|ья|ое|ка|ку|ки)';
const small = `(?:${either(units)})${ending}|(?:${either(plain)})`;
/** «двести одиннадцатый», «пятьдесят пятая», «сто пятидесятка», «тридцать пять» */
const said = new RegExp(
  `(?<=^|[\\p{L}\\d]\\s)(?:(${either(Object.keys(hundreds))})\\s)?(?:(?:(${either(Object.keys(tens))})(?:ь|о|ый|ой|ая|ое|ка|ку|ки)?(?:[\\s-]?(${small}))?)|(${either(teens)})(?:ь|${ending}))(?!\\p{L}|\\s(?:тыс|миллион|млн|руб|год|лет|процент|мест|метр|км|куб|лошад|сил|тонн|минут|дней|дюйм))`,
  'giu',
);
/** «пятьсот восемь», «триста восьмой» */
const hundredAndUnit = new RegExp(
  `(?<=[\\p{L}\\d]\\s)(${either(Object.keys(hundreds))})\\s(${small})(?!\\p{L}|\\s(?:тыс|миллион|млн|руб|лошад|сил))`,
  'giu',
);
/** «до тридцати тысяч», «сто двадцать лошадей» */
const counted = new RegExp(
  `(?<!\\p{L})(?:(${either(Object.keys(hundreds))}|ста|двухсот|трехсот)\\s)?(${either(Object.keys(tens))}|сорока)(?:ь|и|о|а)?(?:\\s(${either(plain)}))?(?=\\s(?:тыс|лошад|сил|лс|тонн|куб|мест))`,
  'giu',
);
const inCases = { ста: 100, двухсот: 200, трехсот: 300, сорока: 40 } as const;
/** «икс шестая», «сх пятая» */
const afterLetter = new RegExp(
  `(?<=(?<!\\p{L})(?:икс|ихс|х|x|сх|цх|cx|qx|ку|кью|кю|q|аш|h|эф|ф|f|джей|j|си|тэ|уни)\\s)(${either(units)})(?:ый|ой|ий|ая|ья|ое|ую)(?!\\p{L})`,
  'giu',
);

const placeIn = (words: readonly string[], word: string): number =>
  Math.max(
    0,
    words.findIndex((one) => one !== '' && new RegExp(`^${one}`, 'iu').test(word)),
  );
const unitOf = (word: string): number => placeIn(units, word) || placeIn(plain, word);

type Said = [hundred?: keyof typeof hundreds, ten?: keyof typeof tens, unit?: string, teen?: string];

/** «сотка двадцатка» */
const hundredth = /сотка\s(?=(?:двадцат|тридцат|пятидесят)\p{L})/giu;

/** A text with the numbers of cars in figures where they are said in words: «мерс двести одиннадцатый», «ай икс тридцать пять». */
export const withNumbersMeant = (text: string): string =>
  text
    .replace(hundredth, 'сто ')
    .replace(counted, (_, hundred = '', ten = '', unit = '') => {
      const known: Readonly<Record<string, number>> = { ...hundreds, ...tens, ...inCases };
      return String((known[hundred] ?? 0) + (known[ten] ?? 0) + placeIn(plain, unit));
    })
    .replace(afterLetter, (_, unit: string) => String(placeIn(units, unit)))
    .replace(said, (...found) => {
      const [whole, hundred, ten, unit, teen, offset, all] = found as [string, ...Said, number, string];
      const rest = teen ? 10 + placeIn(teens, teen) : ten ? tens[ten] + (unit ? unitOf(unit) : 0) : 0;
      const isOrdinal = /(?:ый|ой|ий|ая|ья|ое|к[аиу])$/u.test(whole);
      // «двадцать первая волга», «двести двенадцатый»; no «двадцатка» by itself.
      const isChassis = hundred !== undefined && (teen ?? unit) !== undefined;
      if (offset === 0 && !(isOrdinal && (isChassis || ((hundred ?? unit) && all.length > whole.length)))) return whole;
      const isAlone = hundred === undefined && (teen !== undefined || !isOrdinal);
      return isAlone && unit === undefined ? whole : String((hundred ? hundreds[hundred] : 0) + rest);
    })
    .replace(hundredAndUnit, (_, hundred: keyof typeof hundreds, unit: string) =>
      String(hundreds[hundred] + unitOf(unit)),
    );
