const gears = 'вариатор|робот|автомат|механик';
const gearOf = (said: string) => (said === 'механик' ? 'механика' : said);
const year = '((?:19|20)\\d\\d)';
const regexp = (source: string) => new RegExp(source, 'giu');
/** «2013 или 2014» */
const fewYears = 3;
/** Things of the shop are of a colour or come without something, too. */
const ofShop = /пл[её]нк|диск|краск|эмал|лак(?!р)|шлем|рамк|накладк|покрыт|оклей|обклей|чех[ло]|коврик|колпак/iu;

/** What people wish of a named vehicle in words of their own, and the words by which it is known; read of any query. */
const wishes: readonly (readonly [said: RegExp, means: string | ((...said: string[]) => string)])[] = [
  // Which gearbox it must not have
  [
    regexp(`(?<=[\\p{L}\\d]\\s)без\\s+(${gears})\\p{L}*(?!\\p{L})`),
    (_, gear = '') => `не ${gearOf(gear.toLowerCase())}`,
  ],
  [
    regexp(
      `(?<!\\p{L})(?:только\\s+)?не\\s+(?:надо|нужен|нужна|нужно|хочу|интересует|рассматриваю)\\s+(${gears})\\p{L}*|(?<!\\p{L})(${gears})\\p{L}*\\s+не\\s+(?:надо|нужен|нужна|нужно|хочу|интересует|рассматриваю)(?!\\p{L}|\\s+(?:${gears}))`,
    ),
    (_, before, after) => `не ${gearOf((before ?? after ?? '').toLowerCase())}`,
  ],
  // All wheels by the names of makers
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:quattro|quatro|кватт?ро|кватт?ра|квадро|x-?\\s?drive|икс\\s?драйв|[хx]драйв|all-?\\s?grip)(?![\\p{L}\\d])',
    ),
    'полный привод',
  ],
  // How many gears there are is written nowhere.
  [regexp('(?<=\\d[.,]\\d\\s)[4-9][\\s-]*(?:ст\\p{L}*\\s+)?(?=[ам]кпп)'), ''],
  // «фокус рестайл второй»
  [
    regexp('(?<=[\\p{L}\\d]\\s)дорест(?:айл(?:инг\\p{L}*)?)?\\s+(?=\\d(?!\\d)|(?:перв|втор|трет|четв|пят)\\p{L}{2})'),
    '',
  ],
  // Which of several facelifts is passed over: «крузак 200 рестайлинг 2».
  [regexp('(?<=\\d\\s(?:рест(?:айл(?:инг\\p{L}*)?)?)\\s)[12]$'), ''],
  // «что взять за 500 семье» is no Tank 500.
  [
    regexp(
      '(?<=(?:взять|брать|купить|выбрать|посоветуй\\p{L}*|подскаж\\p{L}*)\\s)(за|до)\\s+([1-9]\\d\\d)(?=$|\\s+(?!тыс|тр|т\\s|км|лс|л\\s|сил|лош|руб|₽|кос|к\\s))',
    ),
    '$1 $2 тысяч',
  ],
  // «террано 1.6 полный»
  [regexp('(?<=[\\p{L}\\d]\\s)полный$'), 'полный привод'],
  // «x50+» is another model.
  [regexp('(?<=(?<![\\p{L}\\d])[a-zа-я]{1,3}\\s?\\d{1,3})\\+(?![+\\d])'), ' plus'],
  // From or up to which year
  [regexp(`(?<!\\d)${year}\\s*\\+`), 'от $1 года'],
  [
    regexp(
      `(?<!\\d)${year}\\s*(?:г(?:ода?)?\\.?\\s*)?(?:и|или)\\s+(?:по)?(?:нов|молож|свеж|выше|младше|позже|позднее)\\p{L}*`,
    ),
    'от $1 года',
  ],
  [
    regexp(`(?<!\\d)${year}\\s*(?:г(?:ода?)?\\.?\\s*)?(?:и|или)\\s+(?:старше|раньше|ранее|ниже)(?!\\p{L})`),
    'до $1 года',
  ],
  [
    regexp(`(?<!\\p{L})(?:не\\s+(?:раньше|ранее|ниже)|начиная\\s+с|свежее|позже|позднее)\\s+${year}(?!\\d)`),
    'от $1 года',
  ],
  [regexp(`(?<!\\d)${year}\\s+не\\s+(?:раньше|ранее|старше)(?!\\p{L})`), 'от $1 года'],
  [
    regexp(`(?<!\\d)${year}\\s*(?:или|либо|,)\\s*${year}(?!\\d)`),
    (said, from = '', to = '') =>
      Math.abs(Number(to) - Number(from)) <= fewYears ? [from, to].toSorted().join('-') : said,
  ],
  [
    regexp('(?<![\\p{L}\\d])(\\d{1,2})[\\s-]*(?:ти\\s+|х\\s+)?(?:лет|года)\\s+не\\s+(?:старше|больше|более)(?!\\p{L})'),
    'не старше $1 лет',
  ],
  [regexp(`(?<!\\p{L})не\\s+(?:позже|позднее|свежее)\\s+${year}(?!\\d)`), 'до $1 года'],
  [regexp(`(?<=\\p{L}\\s(?:.*\\s)?)до\\s+(20(?:0[1-9]|[12]\\d))$`), 'до $1 года'],
  [regexp(`(?<!\\p{L})с\\s+${year}\\s+(?:по|до)\\s+${year}(?!\\d)`), '$1-$2'],
  [regexp(`(?<!\\d)(20)(\\d\\d)\\s?[-–]\\s?(\\d\\d)(?!\\d|\\s?[-–])`), '$1$2-20$3'],
  [regexp(`(?<!\\d)([012]\\d)\\s?[-–]\\s?([012]\\d)\\s*(?:гг|г\\.|год)\\p{L}*`), '20$1-20$2 года'],
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:за\\s+|от\\s+)?(позапрошл|прошл|эт|текущ|нынешн)\\p{L}*\\s+год\\p{L}*(?:\\s+выпуска)?(?!\\p{L})',
    ),
    (_, which = '') => `${new Date().getFullYear() - Math.max(0, ['прошл', 'позапрошл'].indexOf(which) + 1)} года`,
  ],
  // «крета со скидкой», but no «авто со скидкой», which asks for what is on sale.
  [
    regexp(
      '(?<!^.*(?:авто|машин|шин|резин|масл|товар|колес|диск|сервис|ремонт|обслуж|тачк|кредит|тест|запчаст).*)(?<=[\\p{L}\\d]\\s)(?:со|по)\\s+(?:скидк\\p{L}*|акции)$',
    ),
    ' ',
  ],
  // The dearest and the cheapest of its kind
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:(?:в|на)\\s+)?(?:максималк\\p{L}*|(?:полн|максимальн|топов|макс|фулл?|сам\\p{L}*\\s+полн)\\p{L}*\\s+(?:фарш\\p{L}*|комплектаци\\p{L}*))(?!\\p{L})',
    ),
    'подороже',
  ],
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:(?:в|на)\\s+)?(?:минималк\\p{L}*|(?:минимальн|базов|прост|начальн)\\p{L}*\\s+комплектаци\\p{L}*|в\\s+базе)(?!\\p{L})',
    ),
    'подешевле',
  ],
  [regexp('(?<=[\\p{L}\\d]\\s)(?:максимальн|топов)\\p{L}*$'), 'подороже'],
  // «самый дорогой мерседес»; of all cars a page shows them.
  [
    regexp(
      '(?<!\\p{L}|не\\s|(?:машин|авто|тачк)\\p{L}*\\s)сам\\p{L}{2,3}\\s+дорог(?:ой|ая|ую|ие|ое|их)(?!\\p{L}|\\s+(?:машин|авто|тач))',
    ),
    'подороже',
  ],
  // «на раме» is no Ram.
  [regexp('(?<!\\p{L})на\\s+раме(?!\\p{L})'), 'рамный'],
  // The battery of an electric one stands in its version; before a name it is no part of it.
  [
    regexp(
      '^(?!.*(?:заряд|станци|генератор|инвертор|обогрев|пушк))(.*\\S)\\s+(?:на\\s+|с\\s+батаре\\p{L}*\\s+)?(\\d{2,3})\\s*(?:квт|квч|kwh?)(?:[\\s·*-]*(?:ч|час\\p{L}*|h))?(?!\\p{L})',
    ),
    '$2 $1',
  ],
  // A hybrid by the name that Changan gives it
  [regexp('(?<=(?:uni|юни)[\\s-]?\\S*\\s(?:\\S+\\s)?)(?:айди+|ай\\s?ди|idd)(?![\\p{L}\\d])'), 'гибрид'],
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:подключаем|подзаряжаем|заряжаем|плагин|плаг-ин|plug-?in|розеточн)\\p{L}*(?:\\s+гибрид\\p{L}*)?',
    ),
    'гибрид',
  ],
  // The number of an engine of a Lada
  [
    regexp(
      '(?<=[\\p{L}\\d]\\s)(?:(?:с|на)\\s+)?(?:\\d{3,5}[\\s-]*(?:й|м|ый|ым|ом)?\\s+(?:мотор|двигател|движк|движок)\\p{L}*)(?!\\p{L})',
    ),
    ' ',
  ],
];

/** How a colour shines is written nowhere. */
const shine = regexp(
  '(?<=[\\p{L}\\d]\\s)(?:в\\s+)?(?:матов\\p{L}*|металлик\\p{L}*|хамелеон\\p{L}*)(?:\\s+цвет\\p{L}*)?(?!\\p{L})',
);
const shade = regexp('(?<!\\p{L})(?:т[её]мно|светло|ярко|нежно)[\\s-]*(?=(?:син|сер|зел|кра|кор|гол|беж|жел|фио))');
/** Where it was assembled and brought from. */
const assembly = regexp(
  '(?<=[\\p{L}\\d]\\s)(?:(?:европейск|американск|японск|китайск|корейск|российск|немецк|калининградск|русск)\\p{L}*\\s+сборк\\p{L}*|сборк\\p{L}*\\s+(?:росси|калининград|япони|коре|германи|кита|европ)\\p{L}*|растамож\\p{L}*|из\\s+(?:эмиратов|оаэ))(?!\\p{L})',
);

/** A text with what is wished of a vehicle in the words that are known. */
export function withWishesMeant(text: string): string {
  const meant = wishes.reduce(
    (said, [pattern, means]) =>
      typeof means === 'string' ? said.replace(pattern, means) : said.replace(pattern, means),
    text,
  );
  const plain = meant.replace(shade, '').replace(assembly, ' ');
  return ofShop.test(plain) ? plain : plain.replace(shine, ' ');
}
