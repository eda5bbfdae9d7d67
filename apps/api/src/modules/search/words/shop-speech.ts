import { toLookAlike } from '@showroom/domain/search/look-alike';

const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';
const pattern = (text: string): RegExp => new RegExp(text, 'giu');

const lampBase = `${start}(?:h(?:1|3|4|7|8|9|1[156]|27)|hb[34]|d[1-4][srs]|p?w?y?21w|p21/5w|w5w|t10|t15|t20|c5w)${end}`;
const isLamp = pattern(lampBase);
const namesLamp = pattern('ламп|фар|ксенон|линз|блок|цокол|патрон|разъ[её]м|переходник');
/** Bases that are no car's name, as H6 and H9 are. */
const lampAlone = pattern(`^\\s*(d[1-4][srs]|hb[34]|w5w|p?w?y?21w|p21/5w)${end}`);
const namesBattery = pattern(`${start}(?:акк?у|акб|авто?акк|бат+аре|бустер|пуск)`);

/** What is said beside a thing of the shop and written nowhere, or otherwise, by what must be said as well. */
const speech: readonly { beside?: RegExp; said: RegExp; means: string }[] = [
  // «мочевина евро 5» is no money.
  { said: pattern(`${start}(?:для\\s+)?(?:евро|euro)[\\s-]?[1-6]${end}`), means: ' ' },
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
      `${start}(?:в|для|на)\\s+(?:птф|противотуман\\p{L}*|туманк\\p{L}*|габарит\\p{L}*|стоп\\p{L}*|ближн\\p{L}*|дальн\\p{L}*|номер|салон)${end}`,
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
    said: pattern(`${start}диск(?:и|ов|ах)(?=\\s+(?:на\\s+)?[rр]?(?:1[3-9]|2[0-2])${end})(?!.*(?:тормоз|сцеп|вентил))`),
    means: 'диски колесные',
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
  const alike = (beside: RegExp) => text.search(beside) >= 0 || toLookAlike(text).search(beside) >= 0;
  const plain = speech.reduce(
    (rest, { beside, said, means }) => (!beside || alike(beside) ? rest.replace(said, means) : rest),
    text,
  );
  const lit = text.search(namesLamp) < 0 ? plain.replace(lampAlone, 'лампа $1') : plain;
  return text.search(namesBattery) < 0 ? lit.replace(capacity, ' аккумулятор $1 ') : lit;
}
