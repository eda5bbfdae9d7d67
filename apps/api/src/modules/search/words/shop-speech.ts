import { toLookAlike } from '@showroom/domain/search/look-alike';
import { thingSpeech } from './thing-speech.data.ts';

const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';
const pattern = (text: string): RegExp => new RegExp(text, 'giu');

const lampBase = `${start}(?:h(?:1|3|4|7|8|9|1[156]|27)|hb[34]|d[1-4][srs]|p?w?y?21w|p21/5w|w5w|t10|t15|t20|c5w)${end}`;
const isLamp = pattern(lampBase);
const namesLamp = pattern('ламп|фар|ксенон|линз|блок|цокол|патрон|разъ[её]м|переходник');
/** Bases that are no car's name, as H6 and H9 are. */
const lampAlone = pattern(`^\\s*(d[1-4][srs]|hb[34]|w5w|p?w?y?21w|p21/5w)${end}`);
const namesBattery = pattern(`${start}(?:акк?у|акб|авто?акк|бат+аре|бустер|пуск)`);

/** Letters of models by their sound; those that look alike are read anyhow. */
const letters = { ф: 'f', л: 'l', д: 'd', г: 'g', з: 'z', п: 'p' };
const namesThing = pattern(
  `${start}(?:акк?у|акб|масл|фильтр|колодк|коврик|чехл|шин|диск|свеч|щетк|дворник|фаркоп|защит|бампер|фар|брызг|подкрыл|дефлект|порог|амортиз|багажник|помп|ремень|рычаг|тормоз|стекл|зеркал)`,
);

/** What is said beside a thing of the shop and written nowhere, or otherwise, by what must be said as well. */
const speech: readonly { beside?: RegExp; said: RegExp; means: string }[] = [
  ...thingSpeech.map(([beside, said, means]) => ({
    ...(beside !== '' && { beside: pattern(beside) }),
    said: pattern(`${start}(?:${said})${end}`),
    means,
  })),
  // «мочевина евро 5» is no money.
  { said: pattern(`${start}(?:для\\s+)?(?:евро|euro)[\\s-]?[1-6]${end}`), means: ' ' },
  // Oils of lorries and tractors by the old standard: «м10г2к», «м-8в»
  {
    said: pattern(
      `${start}(?:масло\\s+)?м-?\\s?(?:4|6|8|10|14|16)[\\s-]?(?:з|в|г|дм?|п)\\d?(?:цс|[кси])?(?:/\\d+г?\\d?)?${end}`,
    ),
    means: ' масло моторное ',
  },
  {
    beside: pattern('масл|антифриз|тосол|незам|омыв|жидкост|мочевин|adblue|м-?\\d{1,2}[вгд]'),
    said: pattern(`${start}боч(?:к|онок)\\p{L}*`),
    means: ' ',
  },
  {
    beside: pattern('колес|шин[аыу]?(?![\\p{L}])|накач|подкач|прикурив'),
    said: pattern(
      `${start}насос\\p{L}*(?:\\s+(?:для\\s+)?(?:колес\\p{L}*|шин\\p{L}*|накач\\p{L}*|подкач\\p{L}*))?(?!.*топлив)`,
    ),
    means: 'компрессор',
  },
  // What a scent is of
  {
    beside: pattern('ароматиз|вонючк|пахуч|освежит|пахучк'),
    said: pattern(
      `${start}(?:кофе|яблок\\p{L}*|апельсин\\p{L}*|лимон\\p{L}*|кокос\\p{L}*|мят\\p{L}*|мор\\p{L}{1,4}|океан\\p{L}*|хво\\p{L}{1,3}|[её]лочк\\p{L}*|сосн\\p{L}*|парфюм\\p{L}*|вишн\\p{L}*|клубник\\p{L}*|лаванд\\p{L}*|цитрус\\p{L}*|дын\\p{L}*|дерев\\p{L}*)${end}`,
    ),
    means: ' ',
  },
  {
    beside: pattern('motul|мотюл|castrol|кастрол|liqui|ликви|мобил|mobil|масл|зик|zic|ravenol|равенол|shell|шелл'),
    said: pattern(`${start}(?:масло\\s+)?(?:dct|дст|dctf)${end}`),
    means: 'масло atf',
  },
  {
    beside: pattern(`${start}(?:cvt|цвт|вариатор)`),
    said: pattern(`${start}(?:ns|нс)[\\s-]?[123]${end}`),
    means: ' масло cvt ',
  },
  { said: pattern(`^\\s*(?:ns|нс)[\\s-]?[123]\\s*$`), means: 'масло cvt' },
  // «nordman 8 205/55 r16» is no sum.
  {
    said: pattern(`(?<=\\p{L}{3}\\s)(\\d{1,2})\\s+(\\d{3}\\s?/\\s?\\d{2}(?:[\\s/]?[rр]?\\s?\\d{2})?)(?!\\d)`),
    means: '$2 $1',
  },
  // Approvals of fluids for gearboxes, and what is said of additives
  {
    beside: pattern(`${start}(?:atf|атф|масл|жидкост|жижа)`),
    said: pattern(
      `${start}(?:ws|t-?(?:iv|4)|sp-?(?:3|4|iii|iv)|z-?1|dw-?1|matic|dexron|декстрон|дексрон|mercon|меркон)${end}(?:\\s+(?:iii|vi|[3-6]|[sdj])${end})?`,
    ),
    means: ' atf ',
  },
  {
    beside: pattern('присадк|ликви|liqui'),
    said: pattern(`${start}(?:керамик\\p{L}*|ceratec|цератек|молибден\\p{L}*|mos2)${end}`),
    means: ' присадка ',
  },
  {
    beside: pattern(`${start}(?:atf|атф)`),
    said: pattern(`${start}(?:(?:в|для)\\s+)?(?:dsg|дсг|акпп|автомат)(?:\\s?[67])?${end}`),
    means: ' ',
  },
  { said: pattern(`${start}(?:atf|атф|масло)\\s+(?:в|для)?\\s*вариатор\\p{L}*`), means: 'масло cvt' },
  // A lamp by its base in mixed letters
  { said: pattern(`${start}[pпр]21\\s?[wв]${end}`), means: 'p21w' },
  // «удалить царапины полироль» is a thing, no deed.
  {
    beside: pattern('полирол'),
    said: pattern(
      `${start}(?:для\\s+)?(?:удал\\p{L}*|убрать|от|против|скры\\p{L}*)\\s+(?:мелк\\p{L}*\\s+)?царапин\\p{L}*|${start}царапин\\p{L}*`,
    ),
    means: ' ',
  },
  // What is charged at home
  {
    beside: pattern('зарядн|зарядк'),
    said: pattern(`${start}(?:(?:для\\s+)?дома|домой|в\\s+гараж\\p{L}*|на\\s+дач\\p{L}*)${end}`),
    means: ' домашняя ',
  },
  {
    said: pattern(
      `${start}(?:шин\\p{L}*\\s+|резин\\p{L}*\\s+)?(?:низк\\p{L}*\\s+профил\\p{L}*|низкопроф\\p{L}*)(?:\\s+(?:шин|резин)\\p{L}*)?`,
    ),
    means: 'шины',
  },
  {
    beside: pattern('бампер|крыл|капот|двер|зеркал|накладк'),
    said: pattern(`${start}под\\s+(?:покраск|окраск)\\p{L}*`),
    means: ' ',
  },
  { beside: pattern('бампер'), said: pattern(`${start}юбк\\p{L}*`), means: 'накладка' },
  // «аккумулятор хавал ф7»
  ...Object.entries(letters).map(([said, means]) => ({
    beside: namesThing,
    said: pattern(`(?<=\\p{L}{3}\\s)${said}(?=\\s?\\d{1,2}${end})`),
    means,
  })),
  // Oils of motorcycles by their numbers
  {
    said: pattern(`${start}(motul|мотюль|мотуль)\\s+(300v|3000|5000|5100|7100|710|800)${end}`),
    means: 'масло мотоциклетное $1 $2',
  },
  { beside: pattern('тосол'), said: pattern(`${start}[аa][\\s-]?(?:40|65)\\s?[мm]?${end}`), means: ' ' },
  // Where a thing is put and what feeds it is no part: «насос от прикуривателя», «камера в рамку номера».
  {
    beside: pattern('насос|компрес|пылесос|зарядк|зарядн|чайник|холодильник|подогрев|накидк|регистр|качок'),
    said: pattern(`${start}(?:от|в|из)\\s+(?:прикуривател\\p{L}*|сети|розетк\\p{L}*|12\\s?в(?:ольт)?)${end}`),
    means: ' ',
  },
  {
    beside: pattern('камер'),
    said: pattern(
      `${start}(?:в|под|на)\\s+(?:рамк\\p{L}*(?:\\s+(?:гос)?номер\\p{L}*)?|(?:гос)?номер\\p{L}*|ручк\\p{L}*\\s+багажник\\p{L}*|бампер\\p{L}*|крышк\\p{L}*\\s+багажник\\p{L}*)${end}`,
    ),
    means: ' ',
  },
  {
    beside: pattern('домкрат'),
    said: pattern(`${start}(?:бутылк\\p{L}*|бутылочн\\p{L}*|бочонок|ромб\\p{L}*|стакан)${end}`),
    means: ' ',
  },
  // Batteries by their type, and with more said of them than a name has
  {
    said: pattern(`${start}(?:акк?у\\p{L}*\\s+|акб\\s+)?6[\\s-]?(?:ст|ct)[\\s-]?(\\d{2,3})(?:[.,]\\d)?${end}`),
    means: ' аккумулятор $1 а·ч ',
  },
  {
    beside: pattern('акк?ум|акб|а·ч|камаз|маз|фильтр|мочевин'),
    said: pattern(`${start}(?:евро|euro|азия\\s+евро)${end}(?!\\s?\\d)`),
    means: ' ',
  },
  // Where a wheel is bolted
  { said: pattern(`${start}(?:сверловк|разболтовк|болтовк)\\p{L}*`), means: ' ' },
  // An engine of Renault and Lada by its letters: «грм к4м»
  {
    beside: pattern('грм|ролик|помп|свеч|прокладк|фильтр|ремень'),
    said: pattern(`${start}(?:[kк][479][mмjkк]|f[48][rk]|h4m)${end}`),
    means: ' рено ',
  },
  {
    beside: pattern(`${start}(?:тад|тм-?5|тэп|нигрол)`),
    said: pattern(`${start}в\\s+(?:\\p{L}+\\s+)?мост\\p{L}*`),
    means: ' ',
  },
  // «дизельное 10w40» is oil.
  {
    beside: pattern(`${start}\\d{1,2}\\s?[wв][\\s-]?\\d{2}(?!\\d)`),
    said: pattern(`${start}(?<!масло\\s)(?:для\\s+)?дизел\\p{L}*(?!\\s+масл)`),
    means: ' масло моторное ',
  },
  {
    beside: pattern('масл|антифриз|тосол'),
    said: pattern(
      `${start}как(?:ое|ого|ой)\\s+(?:лить|заливать|залить|нужно|нужен|надо|подходит|подойдет|посоветуете|лучше)(?:\\s+(?:лить|заливать|залить))?${end}`,
    ),
    means: ' ',
  },
  // How a tyre sounds is written nowhere; nor what an oil does in an old engine.
  {
    beside: pattern('шин|резин|покрыш|колес'),
    said: pattern(
      `${start}(?:(?:чтоб\\p{L}*|котор\\p{L}*)\\s+)?(?:не\\s+(?:шум|гуд|гуде|вы)\\p{L}+|(?:тих|бесшумн|нешумн|малошумн)\\p{L}*)${end}`,
    ),
    means: ' ',
  },
  { beside: pattern('шин|резин|покрыш|колес'), said: pattern(`${start}на\\s+лето${end}`), means: 'летние' },
  { beside: pattern('шин|резин|покрыш|колес'), said: pattern(`${start}на\\s+зиму${end}`), means: 'зимние' },
  {
    said: pattern(`${start}не\\s+шип\\p{L}*(?:\\s*,?\\s*а)?\\s+(?:липучк|фрикц)\\p{L}*`),
    means: 'шины зимние нешипованные',
  },
  {
    beside: pattern('масл'),
    said: pattern(
      `${start}(?:чтоб\\p{L}*\\s+не\\s+(?:угора|жр|ело|ушл|горел|уход)\\p{L}*|не\\s+угорает|(?:на|в|для)\\s+(?:стар|изношен|уставш)\\p{L}*\\s+(?:мотор|двигател|движ)\\p{L}*|(?:с|для|при)\\s+больш\\p{L}*\\s+пробег\\p{L}*|от\\s+угара)${end}`,
    ),
    means: ' моторное ',
  },
  // A diesel needs a large one.
  {
    beside: namesBattery,
    said: pattern(
      `(?<!\\d.*)${start}(?:(?:мощн|усилен|больш)\\p{L}*\\s+)?(?:на|для|под)\\s+дизел\\p{L}*(?:\\s+(?:мощн|усилен|больш)\\p{L}*)?(?!.*\\d)`,
    ),
    means: ' 90 ач',
  },
  // Half typed: most of it is for engines.
  { said: pattern(`^\\s*масло\\s+мото\\s*$`), means: 'масло моторное' },
  // A lamp by its base: where it is put, and how warm it is, is no part and no sum.
  {
    beside: isLamp,
    said: pattern(
      `${start}(?:(?:габаритн|стояночн|головн)\\p{L}*|(?:в|для|на)\\s+(?:фар\\p{L}*|птф|противотуман\\p{L}*|туманк\\p{L}*|габарит\\p{L}*|стоп\\p{L}*|ближн\\p{L}*|дальн\\p{L}*|номер|салон))${end}`,
    ),
    means: ' лампа ',
  },
  { beside: isLamp, said: pattern(`${start}([3-8]\\d{3})\\s?[kк]${end}`), means: ' ' },
  { beside: isLamp, said: pattern(`${start}(?:диод\\p{L}*|лед|лэд)${end}`), means: 'светодиодная' },
  // «газель тент» is one with a tilt, «тент на газель» the tilt.
  {
    said: pattern('^\\s*тент(?=\\s+(?:на|для)\\s+(?:газел|камаз|полуприцеп|прицеп|зил|валда|собол|грузов|фур|борт))'),
    means: 'полог',
  },
  // «регистратор 2 в 1» has no two figures.
  { beside: pattern('регистр|радар'), said: pattern(`${start}[23]\\s?в\\s?1${end}`), means: ' ' },
  // «бокс 400 л» is no L.
  { beside: pattern('бокс'), said: pattern(`(?<=\\d{3})\\s?л${end}`), means: ' литров' },
  // A wheel by its inches is no brake disc.
  {
    said: pattern(
      `${start}диск(?:и|ов|ах)(?=\\s+(?:на\\s+)?[rр]?(?:1[3-9]|2[0-2])${end}|\\s[^\\d]*\\s(?:[rр]\\s?(?:1[2-9]|2[0-2])${end}|(?:1[2-9]|2[0-2])\\s?(?:радиус|дюйм|")))(?!.*(?:тормоз|сцеп|вентил))`,
    ),
    means: 'диски колесные',
  },
  // Of nothing else «диски» are said alone.
  {
    said: pattern(
      `^\\s*((?:кован|лит|новы|красив|черн|сер|бел)\\p{L}*\\s+)?диски(?=\\s|$)(?!.*(?:тормоз|сцеп|вентил|перед|задн|зад${end}|колод|суппорт|brembo|брембо|ate${end}|trw${end}|zimmer|цимер|цимм|textar|nibk|колес|чист|мыт|мой|покрас|окрас|ремонт|правк|прав[и]|прокат|хранен|подкрас|краск|балансир))`,
    ),
    means: '$1диски колесные',
  },
  { beside: pattern('efb'), said: pattern(`${start}(?:для\\s+)?старт[\\s-]?стоп\\p{L}*`), means: ' ' },
  {
    beside: pattern('аккум|акб|agm|агм'),
    said: pattern(`${start}(?:для\\s+)?старт[\\s-]?стоп\\p{L}*`),
    means: 'start stop',
  },
  // Batteries by their series
  {
    said: pattern(`${start}(?<!аккумулятор\\s)(bosch|бош)\\s+s([345])(?:\\s?\\d{3})?${end}`),
    means: 'аккумулятор $1 s$2',
  },
  {
    said: pattern(`${start}(?<!аккумулятор\\s)(varta|варта)\\s+[a-k]\\d{1,2}${end}`),
    means: 'аккумулятор $1',
  },
  // A battery by its capacity, and how thick its poles are
  { said: pattern(`${start}(?:тонк|толст|азиатск|европейск)\\p{L}*\\s+клемм\\p{L}*`), means: ' ' },
  // What a kit for the timing belt has is no thing beside it.
  {
    beside: pattern(`${start}грм${end}`),
    said: pattern(`${start}(?:[+и]\\s+|с\\s+)?(?:ролик|помп)\\p{L}*`),
    means: ' ',
  },
  {
    beside: pattern('аптечк|огнетушит'),
    said: pattern('(?:нов\\p{L}*\\s+)?(?:образц\\p{L}*|гост\\p{L}*)|для\\s+(?:техосмотр\\p{L}*|то|гаи|гибдд)'),
    means: ' ',
  },
  {
    beside: pattern('колес|диск|лить|штамп'),
    said: pattern(`${start}(?:dia|диа|цо|et|ет|вылет)\\s?\\d{2,3}(?:[.,]\\d)?${end}`),
    means: ' ',
  },
];

const capacity = pattern(`${start}(\\d{2,3})\\s?(?:ач|а/ч|а·ч|ah)${end}`);

/** A text with what people say of things of the shop in the words that it has. */
export function withShopMeant(text: string): string {
  const asSeen = toLookAlike(text);
  const alike = (beside: RegExp) => text.search(beside) >= 0 || asSeen.search(beside) >= 0;
  const plain = speech.reduce(
    (rest, { beside, said, means }) => (!beside || alike(beside) ? rest.replace(said, means) : rest),
    text,
  );
  const lit = text.search(namesLamp) < 0 ? plain.replace(lampAlone, 'лампа $1') : plain;
  return text.search(namesBattery) < 0 ? lit.replace(capacity, ' аккумулятор $1 ') : lit;
}
