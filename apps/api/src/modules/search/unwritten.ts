/** «есть ли», «можно ли»: no Li Auto. */
const askedSo = /(?<!\p{L})(есть|можно|нужно|надо|будет|бывает|возможно|обязательно|стоит|правда)\s+ли(?!\p{L})/giu;

/** «категория а» is any motorcycle, «се» any lorry with a trailer. */
const licence = /(?<!\p{L})категори[яию]\s+(?:[аa]|[вbсc][еe])(?!\p{L})/giu;

/** What a lorry carries, in words that kinds are known by; of anything else nobody says it. */
const payload = /(?<!\p{L})(?:(?:до|от|на)\s+)?(\d+(?:[.,]\d+)?)[\s-]*(?:тонн\p{L}*|т(?=\s|$))/giu;
const isOfLorry = /грузов|самосвал|бортов|(?<!\p{L})борт(?!\p{L})|камаз|фургон/iu;
const classOf = (said: string, tons: number) =>
  tons <= (said.startsWith('до') ? 3.5 : 2) ? 'малотоннажный' : tons < 10 ? 'среднетоннажный' : 'большегрузный';

/** How long a body is written nowhere: «газель 4 метра». */
const length =
  /(?<=(?:грузов|фургон|газел|самосвал|полуприцеп|борт|тент|будк|рефк?|рефрижератор|изотерм|каблу[кч])\p{L}*\s(?:.*\s)?)\d+(?:[.,]\d+)?\s*(?:м|метр\p{L}*)(?!\p{L})/giu;

/** Wheels of tractors are written nowhere: «тягач 6х4» is no H-1. */
const wheels =
  /(?<=(?:тягач|шасси|квадр|мотовездеход|вездеход)\p{L}*\s(?:.*\s)?)(?:4\s?[хx×]\s?2|[68]\s?[хx×]\s?[2468])(?!\d)/giu;

/** «200 лошадей» are no animals. */
const horses = /(?<=\d\s?)лошад\p{L}*(?:\s+сил\p{L}*)?/giu;
/** How an engine is built is written nowhere: «амарок v6» is no M6, «ларгус 16 клапанов» no part. */
const cylinders =
  /(?<=[\p{L}\d]\s)(?:[vв](?:6|8|10|12)|(?:8|12|16|24)[\s-]*(?:клапан\p{L}*|кл|v)|[3468][\s-]*цилиндр\p{L}*)(?![\p{L}\d])/giu;
/** For how many: «машина на 7 человек»; five sit in any car. */
const people =
  /(?<!\p{L})(?:из|на|для)\s+(?:[45]|четырех|пяти|пятерых|([6-9])|(шести)|(семи)|(восьми))\s+(?:человек\p{L}*|пассажир\p{L}*)/giu;
/** On which side a car is steered is written nowhere: «японка на правом руле». */
const wheelSide =
  /(?<!\p{L})(?:(?:(?:на|с|со)\s+)?(?:прав|лев)(?:ый|ого|ым|ом)\s+рул(?:ь|я|е|ем)|(?:право|лево)рульн\p{L}*)(?!\p{L})/giu;
/** Seats for children go by weight: «автокресло от 3 лет» is no summer tyre. */
const childAge =
  /(?<=(?:кресл|бустер|люльк)\p{L}*\s.*)(?:от|до|с|на|для)?\s*\d+(?:\s*[-–]\s*\d+)?\s*(?:лет|год|месяц)\p{L}*/giu;
/** How good a car is written nowhere: «седан бизнес класса» is no Бизнес. */
const grade = /(?<!\p{L})(?:бизнес|эконом|премиум|люкс|комфорт|представительск\p{L}*)[\s-]*класс\p{L}*/giu;

/** How much room there is behind: «универсал с большим багажником». */
const boot = /(?<!\p{L})с\s+(?:очень\s+)?(?:больш|вместительн|огромн|просторн)\p{L}*\s+(?:багажник|бак)\p{L}*/giu;

/** Wipers are measured in millimetres. */
const wiperLength = /(?<=(?:щетк|дворник|стеклоочистит)\p{L}*\s(?:.*\s)?)(\d{2})\s*см(?!\p{L})/giu;

/** «светодиод h7» is a lamp. */
const diode = /(?<!\p{L})светодиод(?:ы|ов)?(?=\s+h\s?\d)/giu;

/** «дворник 24 дюйма»; an inch is 25 mm where they are sold. */
const wiperInches = /(?<=(?:щетк|дворник|стеклоочистит)\p{L}*\s(?:.*\s)?)([12]\d)\s*(?:дюйм\p{L}*|")(?!\p{L})/giu;

/** «масло 2т для лодки» is that of a motorcycle. */
const forBoat = /(?<=масл\p{L}*\s(?:.*\s)?)для\s+лод(?:к|очн)\p{L}*(?:\s+мотор\p{L}*)?/giu;

/** A text without what is said of vehicles and written nowhere, with powers and seats in the words that sums are read by. */
export const withoutUnwritten = (text: string): string =>
  text
    .replace(askedSo, '$1')
    .replace(licence, ' ')
    .replace(payload, (said, tons) =>
      isOfLorry.test(text) ? ` ${classOf(said, Number(tons.replace(',', '.')))} ` : /тонн/i.test(said) ? ' ' : said,
    )
    .replace(length, ' ')
    .replace(diode, 'лампа светодиодная')
    .replace(wiperLength, '$10 мм')
    .replace(wiperInches, (_, inches) => `${Number(inches) * 25} мм`)
    .replace(wheels, ' ')
    .replace(horses, 'лс')
    .replace(wheelSide, ' ')
    .replace(cylinders, ' ')
    .replace(grade, ' ')
    .replace(boot, ' ')
    .replace(forBoat, ' ')
    .replace(childAge, ' ')
    .replace(people, (_, count, six, seven, eight) =>
      count ? `${count} мест` : six ? '6 мест' : seven ? '7 мест' : eight ? '8 мест' : ' ',
    );
