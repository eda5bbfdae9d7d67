import { withWishesMeant } from './wishes-beside.ts';

/** «есть ли», «можно ли»: no Li Auto. */
const askedSo = /(?<!\p{L})(есть|можно|нужно|надо|будет|бывает|возможно|обязательно|стоит|правда)\s+ли(?!\p{L})/giu;

/** «200 лошадей» are no animals. */
const horses = /(?<=\d\s?)лошад\p{L}*(?:\s+сил\p{L}*)?/giu;
/** «больше 300 лошадей» */
const morePower = /(?:больше|более|свыше|мощнее|выше|сильнее)(?=\s+\d{2,4}\s?(?:лс|л\.?\s?с|сил))/giu;
/** How an engine is built is written nowhere: «амарок v6» is no M6, «ларгус 16 клапанов» no part. */
const cylinders =
  /(?<=[\p{L}\d]\s)(?:[vв](?:6|8|10|12)|(?:8|12|16|24)[\s-]*(?:клапан\p{L}*|кл|v)|[3468][\s-]*цилиндр\p{L}*)(?![\p{L}\d])|^v(?:6|8|10|12)\s+(?=\p{L}{4})/giu;
/** For how many: «машина на 7 человек»; five sit in any car. */
const people =
  /(?<!\p{L})(?:из|на|для)\s+(?:[45]|четырех|пяти|пятерых|([6-9])|(шести)|(семи)|(восьми))\s+(?:человек\p{L}*|пассажир\p{L}*)/giu;
const numbers = {
  одно: 1,
  двух: 2,
  трех: 3,
  четырех: 4,
  пяти: 5,
  шести: 6,
  восьми: 8,
  девяти: 9,
  шесть: 6,
  семь: 7,
  восемь: 8,
} as const;
const seats = new RegExp(`(?<!\\p{L})(${Object.keys(numbers).join('|')})[\\s-]?мест(?:н\\p{L}*)?(?!\\p{L})`, 'giu');
/** «3х местный» */
const seatsInFigures = /(?<!\d)([2-9])[\s-]?(?:х|ух)[\s-]?мест\p{L}*/giu;
/** Sums as the yard says them: «до ляма», «пол ляма», «2 лимона», «до 2-х млн», «1.5кк», «300 косарей». */
const money: readonly (readonly [said: RegExp, means: string])[] = [
  [/(?<!\p{L})полу?[\s-]?(?:лям(?:а|чика)?|лимона|миллиона|млн)(?!\p{L})/giu, 'полмиллиона'],
  [/(?<=(?<!\p{L})(?:до|за|от|около)\s+)(?:лям(?:а|чик\p{L}*)?|лимона?|миллиончик\p{L}*)(?!\p{L})/giu, 'миллиона'],
  [
    /(?<=(?:\d|(?<!\p{L})(?:полтора|полутора|два|двух|три|трех|четыре|четырех|пять|пяти))\s*)лимон(?:а|ов|чик\p{L}*)(?!\p{L})/giu,
    ' миллиона',
  ],
  [/(?<=\d)[\s-]?(?:х|ух|ти)(?=\s*(?:млн|миллион|лям|тыс))/giu, ''],
  [/(?<!\p{L})дв(?:а|ух) с половиной(?=\s+(?:млн|миллион|лям))/giu, '2.5'],
  [/(?<!\p{L})тр(?:и|ех) с половиной(?=\s+(?:млн|миллион|лям))/giu, '3.5'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)двух\s+с\s+половиной$/giu, '2.5 миллионов'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)тр[её]х\s+с\s+половиной$/giu, '3.5 миллионов'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)сотк[уи](?!\p{L})|(?<!\p{L})сотк[ау]\s+тысяч/giu, '100 тысяч'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)(?:полтинник|полтос)\p{L}*/giu, '50 тысяч'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)пятихатк\p{L}*/giu, '500 тысяч'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)двушк[уи](?!\p{L})|(?<!\p{L})пар[уы]\s+(?:лям|лимон|миллион)\p{L}*/giu, '2 миллиона'],
  [/(?<=(?<!\p{L})(?:до|за)\s+)тр[её]шк[уи](?!\p{L})/giu, '3 миллиона'],
  [/^\s*лям\s*$/giu, '1 миллион'],
  // «авто до 1000» is said of thousands.
  [/(?<=(?:авто|машин\p{L}*|тачк\p{L}*)\s+(?:за|до)\s+)([1-9]\d00)$/giu, '$1 тысяч'],
  [/(?<=\d)\s?кк(?!\p{L})/giu, ' млн'],
  [/(?<=\d\s?)(?:косар(?:я|ей|ь)|к[эе]с(?:а|ов)|тыщ[иа]?)(?!\p{L})/giu, ' тысяч'],
];
/** «с пробегом 2020» is of that year. */
const yearAfterMileage =
  /(?<!\p{L})(?:с\s+)?(пробег\p{L}*)\s+((?:19|20)\d\d)(?:\s*(?:год\p{L}*|г))?(?![\d\p{L}]|\s*(?:км|тыс))/giu;
/** «ваз на газу» is no ГАЗ. */
const onGas = /(?<!\p{L})(?:на газ[уе]|с гбо|с газом)(?!\p{L})/giu;
/** «крета из салона» */
const unused = /(?<=\p{L}\s)(?:из|с)\s+(?:авто)?салона$/giu;
/** «туссан на соляре» is no Solaris. */
const onDiesel = /(?<!\p{L})на\s+с[ао]л[яе]р(?:е|к[еу]|ис[еу])(?!\p{L})/giu;
/** «шнива газ» */
const gasBeside = /(?<=(?:нив|лад|ваз|грант|приор|логан|ларгус|патриот|уаз)\p{L}*\s)газ(?!\p{L})/giu;
/** «джип с рамой» is no Ram. */
const onFrame =
  /(?<!\p{L})(?:с|на)\s+рам(?:ой|е)(?!\p{L})|(?<=(?:дизел|привод|4wd|внедорож|джип|пикап|понижай|блокиров|мест)\p{L}*\s(?:.*\s)?)рама(?!\p{L})|(?<!\p{L})рама(?=\s(?:.*\s)?(?:дизел|полн\p{L}*\s+привод|внедорож|джип|пикап|понижай|блокир|мост))/giu;
/** «не на вариаторе кроссовер» denies it as well. */
const notUpon = /(?<=(?<!\p{L})не)\s+(?:на|с)(?=\s+(?:вариатор|робот|автомат|механик))/giu;
/** «мотовездеход бок о бок» */
const sideBySide = /(?<!\p{L})(?:(?:мото)?вездеход\p{L}*\s+)?бок\s+о\s+бок(?!\p{L})/giu;
/** «камри в 70 кузове» is no B70. */
const inBody = /(?<!\p{L})в\s+(\d{2,3})(?:-?(?:м|ом))?\s+кузове?(?!\p{L})/giu;
/** «zeekr 001 100 квтч» */
const kilowattHours = /(?<=\d)\s?(?:к?вт|kw)[\s*·/]?(?:ч|h)(?!\p{L})/giu;
/** In which state a car is: «тазик в хорошем состоянии». */
const state =
  /(?<=\p{L}\s)(?:в\s+(?:очень\s+)?(?:идеальн|отличн|хорош|нормальн)\p{L}*\s+состояни\p{L}*|без\s+вложени\p{L}*|в\s+родн\p{L}*\s+краск\p{L}*|на\s+ходу)(?!\p{L})/giu;
/** On which side a car is steered is written nowhere: «японка на правом руле». */
const wheelSide =
  /(?<!\p{L})(?:(?:(?:на|с|со)\s+)?(?:прав|лев)(?:ый|ого|ым|ом)\s+рул(?:ь|я|е|[её]м)|(?:право|лево)рульн\p{L}*)(?!\p{L})/giu;
/** Beside what Japan makes the models that are made for it alone are meant, or those that are not. */
const japanese =
  /тойот|toyota|хонд|honda|ниссан|nissan|мазд|mazda|мицубис|митсубис|mitsubishi|субар|subaru|сузук|suzuki|лексус|lexus|япон/iu;
const rightHand =
  /(?<!\p{L})(?:(?:(?:на|с|со)\s+)?прав(?:ый|ого|ым|ом)\s+рул(?:ь|я|е|[её]м)|праворульн\p{L}*)(?!\p{L})/giu;
const leftHand =
  /(?<!\p{L})(?:(?:(?:на|с|со)\s+)?лев(?:ый|ого|ым|ом)\s+рул(?:ь|я|е|[её]м)|леворульн\p{L}*)(?!\p{L})/giu;
const withSideMeant = (text: string): string =>
  japanese.test(text) ? text.replace(rightHand, 'праворулька').replace(leftHand, 'не праворулька') : text;

/** «не китай»: nor what is Chinese under a mark of ours. */
const notChinese = /(?<!\p{L})(?:не|кроме)\s+кита(?=[йея])\p{L}*/giu;

/** How high a car stands is written nowhere: «клиренс от 180» is no Auris E180. */
const clearance =
  /(?<!\p{L})(?:с\s+)?(?:клиренс\p{L}*|дорожн\p{L}*\s+просвет\p{L}*)\s+(?:(?:от|до|не менее|больше|более|около)\s+)?[12]\d(?:\d|[.,]\d)?(?:\s?(?:мм|см))?(?![\d\p{L}])/giu;
/** Nor is what it burns: «гибрид с расходом до 6 литров» is no S6. */
const consumption =
  /(?<=(?<!\p{L})расход\p{L}*(?:\s+(?:топлив|бензин|солярк)\p{L}*)?)\s+(?:(?:до|не более|не больше|меньше|около)\s+)?\d{1,2}(?:[.,]\d)?(?:\s?(?:л|литр\p{L}*))?(?:\s?на\s(?:100|сотн\p{L}*)(?:\s?км)?)?(?![\d\p{L}])/giu;

/** Seats for children go by weight: «автокресло от 3 лет» is no summer tyre. */
const childAge =
  /(?<=(?:кресл|бустер|люльк)\p{L}*\s.*)(?:от|до|с|на|для)?\s*\d+(?:\s*[-–]\s*\d+)?\s*(?:лет|год|месяц)\p{L}*/giu;
/** How good a car is written nowhere: «седан бизнес класса» is no Бизнес. */
const grade = /(?<!\p{L})(?:бизнес|эконом|премиум|люкс|комфорт|представительск\p{L}*)[\s-]*класс\p{L}*/giu;

/** How much room there is behind: «универсал с большим багажником». */
const boot = /(?<!\p{L})с\s+(?:очень\s+)?(?:больш|вместительн|огромн|просторн)\p{L}*\s+(?:багажник|бак)\p{L}*/giu;

/** Whether one may sleep in a lorry, how long and high a van is, and how dark its windows are, is written nowhere. */
const sleeper = /(?<=\p{L}\s)(?:со\s+)?спальн(?:ик\p{L}*|ым\s+мест\p{L}*)(?!\p{L})/giu;
const vanSize = /(?<![\p{L}\d])l[1-4]\s?h[1-3](?![\p{L}\d])/giu;
const tinted =
  /(?<=\p{L}\s)(?<!(?:ст[её]к|пл[её]н|фар|фон|зад)\p{L}*\s)тонированн(?:ый|ая|ую|ые)$|^тонированн(?:ый|ая|ую|ые)(?=\s+(?!ст[её]к|зад|пл[её]н|фар|фон)\p{L})/giu;

/** «уаз вездеход» drives all its wheels; alone it is a machine of its own. */
const allWheels =
  /(?<=(?:уаз|нив|лад|патриот|хантер|буханк|джимни|камаз|урал|газ|зил|грузовик)\p{L}*\s)вездеход(?!\p{L})|(?<!\p{L})вездеход(?=\s+(?:уаз|нив|лад|камаз|урал|газ|зил|грузов))/giu;

/** Wheels of a quad are written nowhere. */
const wheels = /(?<=(?:квадр|мотовездеход|вездеход)\p{L}*\s(?:.*\s)?)[468]\s?[хx×]\s?[2468](?!\d)/giu;

const wiper = '(?<=(?:щетк|дворник|стеклоочистит)\\p{L}*\\s(?:.*\\s)?)';
/** Wipers are measured in millimetres; an inch is 25 where they are sold. */
export const millimetresOfInch = 25;
const wiperLength = new RegExp(`${wiper}(\\d{2})\\s*см(?!\\p{L})`, 'giu');
const wiperInches = new RegExp(`${wiper}([12]\\d)\\s*(?:дюйм\\p{L}*|")(?!\\p{L})`, 'giu');

/** «светодиод h7» is a lamp. */
const diode = /(?<!\p{L})светодиод(?:ы|ов)?(?=\s+h\s?\d)/giu;

/** «масло 2т для лодки» is that of a motorcycle. */
const forBoat = /(?<=масл\p{L}*\s(?:.*\s)?)для\s+лод(?:к|очн)\p{L}*(?:\s+мотор\p{L}*)?/giu;

/** How far a lamp shines is written nowhere; nor how an engine's timing belt is counted. */
const farLamp = /(?<=(?:ламп|h\s?\d)\p{L}*\s(?:.*\s)?)дальнобо(?:й|йные|йных)(?!\p{L})/giu;
const amperes = /(?<=\d)\s*ампер(?!\s*час)\p{L}*/giu;

/** Things of the shop in the words that they have there. */
const withThingsMeant = (text: string): string =>
  /\d/.test(text)
    ? text
        .replace(farLamp, ' ')
        .replace(amperes, ' а')
        .replace(diode, 'лампа светодиодная')
        .replace(wiperLength, '$10 мм')
        .replace(wiperInches, (_, inches) => `${Number(inches) * millimetresOfInch} мм`)
        .replace(forBoat, ' ')
    : text;

/** A text without what is said of vehicles and written nowhere, with powers and seats in the words that sums are read by. */
export const withoutUnwritten = (text: string): string =>
  money
    .reduce((plain, [said, means]) => plain.replace(said, means), withWishesMeant(withThingsMeant(withSideMeant(text))))
    .replace(askedSo, '$1')
    .replace(seats, (_, said: keyof typeof numbers) => `${numbers[said]} мест`)
    .replace(seatsInFigures, '$1 мест')
    .replace(horses, 'лс')
    .replace(morePower, 'от')
    .replace(yearAfterMileage, '$2 года с $1')
    .replace(onGas, 'газовый')
    .replace(gasBeside, 'газовый')
    .replace(onDiesel, 'дизель')
    .replace(unused, 'новый')
    .replace(onFrame, 'рамный')
    .replace(notUpon, '')
    .replace(sideBySide, 'багги')
    .replace(inBody, '$1')
    .replace(kilowattHours, ' квт ч')
    .replace(state, ' ')
    .replace(notChinese, 'не китай не перелицовка')
    .replace(clearance, 'внедорожник')
    .replace(consumption, ' ')
    .replace(wheelSide, ' ')
    .replace(cylinders, ' ')
    .replace(grade, ' ')
    .replace(boot, ' ')
    .replace(sleeper, ' ')
    .replace(vanSize, ' ')
    .replace(tinted, ' ')
    .replace(allWheels, 'полный привод')
    .replace(wheels, ' ')
    .replace(childAge, ' ')
    .replace(people, (_, count, six, seven, eight) =>
      count ? `${count} мест` : six ? '6 мест' : seven ? '7 мест' : eight ? '8 мест' : ' ',
    );
