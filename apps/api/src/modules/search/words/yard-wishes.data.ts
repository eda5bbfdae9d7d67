const vehicle = '(?:авто|автомобил\\p{L}*|машин\\p{L}*|тачк\\p{L}*)(?!\\p{L})';
const wrecked = '(?:(?:бит|разбит|аварийн|горел|утоплен)(?:ая|ую|ый|ые|ое)|после\\s+(?:дтп|аварии)|утопленник\\p{L}*)';
const toMend = '(?:(?:под|на|для)\\s+(?:восстановлени|запчаст|ремонт|разбор)\\p{L}*)';
const color =
  '(?:бел|черн|красн|сер|син|зелен|желт|оранжев|коричнев|бежев|фиолетов|голуб|серебрист|бордов|вишнев)\\p{L}{2,4}';

/** Wishes as the yard and the forums say them, read before any others (`spoken-wishes.data.ts`). */
export const yardWishes: readonly { said: RegExp; means: string }[] = [
  // Who wants neither wants the gearbox that is left of those that shift by themselves.
  {
    said: /(?<!(?:механик|ручк|палк|мкпп).*)(?<!\p{L})не\s+(?:на\s+)?(?:вариатор|робот)\p{L}*,?\s+(?:и\s+|а\s+)?не\s+(?:на\s+)?(?:вариатор|робот)\p{L}*(?!.*(?:механик|ручк|палк|мкпп))/u,
    means: 'классический автомат',
  },
  // What was smashed is in no list: the cheapest that were driven.
  {
    said: new RegExp(
      `(?<!(?:не|не\\s)\\p{L}*)(?<!\\p{L})(?:${wrecked}\\s+(?:${vehicle}\\s+)?${toMend}|${vehicle}\\s+${wrecked}(?:\\s+${toMend})?|${wrecked}\\s+${vehicle}|^${toMend}$)`,
      'u',
    ),
    means: 'подержанные машины недорого',
  },
  // «2 литра механика» is no RM 650-2.
  {
    said: /(?<![\p{L}\d.,]\s?)(?<!(?:до|от|за)\s)([1-6])\s*(?:литр(?:а|ов)?|л)(?![\p{L}.])(?=\s+\S)(?!.*(?:расход|на\s+100|сотню))(?:\s+(?:атмо|турбо)\p{L}*)?/u,
    means: '$1.0',
  },
  {
    said: /(?<!\p{L})(?:атмо|турбо)\p{L}*\s+(?:на\s+)?([1-6])\s*(?:литр(?:а|ов)?|л)(?![\p{L}.])/u,
    means: '$1.0',
  },
  // How an engine breathes is written nowhere.
  { said: /(?<=\S\s)(?:на\s+)?атмо(?!\p{L})|^(?:на\s+)?атмо\s/u, means: '' },
  // Small, and of a colour that none of the smallest may have.
  {
    said: new RegExp(
      `(?<=(?<!\\p{L})${color}\\s(?:.*\\s)?)(?:${vehicle}\\s+)?маленьк\\p{L}*(?:\\s+${vehicle})?|(?:${vehicle}\\s+)?маленьк\\p{L}*(?:\\s+${vehicle})?(?=\\s(?:.*\\s)?${color})`,
      'u',
    ),
    means: 'малолитражка',
  },
  { said: /(?<!\p{L})маленьк\p{L}*\s+(?:на\s+)?(автомат|механик)\p{L}*/u, means: 'малолитражка $1' },
  // A car by a fond name, and one that works.
  { said: /(?<!\p{L})(?:ласточк|тачанк)[ауи](?!\p{L})/u, means: 'машина' },
  {
    said: /(?<!\p{L})рабоч(?:ая|ую)\s+лошадк[ауи](?:\s+с\s+(?:открыт\p{L}*\s+)?кузовом)?/u,
    means: 'фургон или пикап',
  },
  {
    said: /(?<=(?:пробег|нов|подержанн|бу)\p{L}*\s)(?:от|у|с)\s+(?:официальн\p{L}*\s+)?дилер\p{L}*(?:\s+салона)?$/u,
    means: 'машины',
  },
  {
    said: /(?<!\p{L})(?:двух|2[\s-]?х?\s?)местн\p{L}*\s+спорт(?:ивн\p{L}*|кар\p{L}*)?(?!\p{L})|(?<!\p{L})спортивн(?:ая|ую)\s+двух[\s-]?местн\p{L}*/u,
    means: 'спорткар',
  },
  // An engine that drives a generator alone.
  {
    said: /(?<!\p{L})(?:последовательн\p{L}*\s+гибрид\p{L}*|гибрид\p{L}*\s+последовательн\p{L}*|(?:электр\p{L}+\s+)?с\s+(?:бензин\p{L}*\s+)?генератор\p{L}*|reev|erev|эрев|рэв|range\s+extender|(?:с\s+)?(?:увеличител|удлинител)\p{L}*\s+(?:запас\p{L}*\s+)?хода)(?!\p{L})/u,
    means: 'гибрид рейнджэкстендер',
  },
  {
    said: /^стар(?:ая|ую|ые|ый|ое)\s+(джип|внедорожник|кроссовер|паркетник)\p{L}*$/u,
    means: '$1ы с пробегом недорого',
  },
  // Ladas by the last figures, where nothing but wishes stands beside.
  { said: /(?<!\p{L})одиннадцат(?:ая|ую)(?!\p{L})/u, means: 'ваз 2111' },
  { said: /(?<!\p{L})тринадцат(?:ая|ую)(?!\p{L})/u, means: 'ваз 2113' },
];
