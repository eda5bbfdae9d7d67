import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { Attribute } from './attributes.data.ts';
import { attributeOfWord, attributeWords, isStopWord } from './attributes.ts';
import { isGeneral, isOtherThing } from './foreign-words.ts';
import { withMotoNames } from './moto-names.ts';
import { withPlainAdjectives } from './plain-adjectives.ts';
import { isPlain, isWish, withSpokenWishes } from './spoken-wishes.ts';
import { drivingSaid, needRows, toldByNothing } from './whole-needs.data.ts';

/** `isSure`: every word is one of a need, and enough of them; else it is worth asking where nothing else is found. */
export type WholeNeed = { text: string; isSure: boolean };

/** Patterns are read of plain words with a space about each, which takes a quarter of the time that looking behind for letters does. */
const pattern = (said: string) =>
  new RegExp(` (?:${said.replaceAll('%', '[а-яa-z]*').replaceAll('\\p{L}', '[а-яa-z]')})(?= )`, 'g');
const rows = needRows.map(({ said, ...row }) => ({ ...row, said: pattern(said) }));
/** Most queries are names: whether any row may be met at all is asked first. */
const anyRow = new RegExp(needRows.map(({ said }) => pattern(said).source).join('|'));
const driving = pattern(drivingSaid);
const nothing = new RegExp(`^(?:${toldByNothing.replaceAll('%', '\\p{L}*')})$`, 'u');

const number = '(?:\\d[\\d. ]*|пол|полтора|полутора|один|два|двух|три|трех|четыре|четырех|пять|пяти)';
const unit = '(?:млн|миллион%|лям%|лимон%|тыс%|тр|тыр%|т р|к|кк|руб%|р|косар%)';
/** What is said in figures and holds whatever a car is for: mileages, ages and sums. */
const figures = {
  mileage: pattern(`(?:с )?пробег% (?:до )?\\d+ ?(?:тыс%)?(?: ?км)?|до \\d+ тыс% км`),
  age: pattern(
    `(?:не старше|не старее|до) \\d+ (?:лет|года)|(?:от |с |до |не старше )*(?:19|20)\\d\\d(?: (?:года?|г))?`,
  ),
  power: pattern(`(?:до|от|не (?:больше|более)) \\d{2,3} (?:лс|сил|лошад%|кобыл%)`),
  sum: pattern(
    `(?:(?:бюджет%|до|за|от|около|в пределах|не дороже|дешевле|максимум|есть|на) )*(?:${number} ?(?:с половиной )?${unit}(?: ${unit})?|миллион%)(?! ?км)|(?:до|за|около|бюджет) (?:[1-9]\\d\\d+(?: \\d{3})*|[1-9]\\.\\d|полутора|(?:двух|трех|четырех|пяти)(?: с половиной)?)(?! (?:км|кило|лет|год|сил|лс|лош|мест|чел))`,
  ),
} as const;
const range = /(?<!\d)(\d{2,4})\s+(?:км|килом\p{L}*)/u;
const equipped = pattern(
  'полн% привод%|(?:с|со|есть) (?:панорам|камер|люк|фаркоп|подогрев|кондиционер|конде|климат|круиз|кож|парктроник|рейлинг|лебедк|автозапуск|вебаст)%(?:(?: и)? (?:руля|сиден%|лобов% стекл%|лобов%|контрол%|заднего вида|крыш%|салон%))*',
);

/** Where something is to be brought is no place to drive in: «доставка в сургут». */
const isDelivery =
  /^ (?:(?:есть|а|сколько|стоит|ли|у|вас|бесплатн[а-я]*) )*(?:достав[а-я]*|отправ[а-я]*|перегон[а-я]*)(?: (?:авто|машин|тачк|товар|запчаст|шин)[а-я]*)? (?:в|во|до|по|из|на) /;

/** What is asked of a service or of a thing says no need: «тест драйв на выходных», «прицеп легковой чтобы дрова возить». */
const isService =
  / (?:прицеп[а-я]* легков|тест ?драйв|госпрограмм|господдержк|субсиди|удален+о|дистанционно|онлайн|с доставкой (?!пиц|ед))/;

const stems = new Map<string, Attribute>();
for (const word of attributeWords) {
  const attribute = attributeOfWord(word);
  if (attribute && word.length >= 5) stems.set(stemRussian(word), attribute);
}
/** What is lent is not ours. */
const rented = /^(?:снять|сниму|аренд\p{L}*|(?:на)?прокат\p{L}*)$/u;

const attributeOf = (word: string) =>
  attributeOfWord(word) ?? (word.length >= 5 ? stems.get(stemRussian(word)) : undefined);

const offRoad = /^джип\p{L}{0,2}$/u;
const soThat = /^чтоб[ы]?$/u;
/** Who asks for something: «куда всех посадить», «дочке недорогую». */
const asking =
  /^(?:нужн\p{L}*|надо|бы|нибудь|хоч\p{L}*|хотел\p{L}*|ищ[уе]\p{L}*|взять|выбрать|подобрать|посовет\p{L}*|подскаж\p{L}*|куда|лучше|\p{L}{3,}ую|\p{L}{3,}юю)$/u;
/** What tells enough that a car is meant, and how much may be strange beside more. */
const least = 2;
const mostStrange = 1;
const mostBesideKind = 2;
const vehicleKeys: ReadonlySet<string> = new Set(['bodyType', 'kind', 'type', 'purpose']);
const denying: ReadonlySet<string> = new Set(['не', 'без', 'или', 'кроме']);
/** «за», «бюджет»: what one has is what it may cost at most. */
const bounded = (said: string) => {
  const [figure = ''] = said.match(/(?:\d|пол|один|дв|тр|чет|пят|миллион).*$/u) ?? [];
  const unit = /^(?:полутора|двух|трех|четырех|пяти)(?: с половиной)?$/u.test(figure)
    ? ' миллионов'
    : /^[1-9]\d\d$/.test(figure)
      ? ' тысяч'
      : '';
  const sum = `${figure}${unit}`;
  return `${/^(?:за|около|от)\s/u.test(said) ? said.split(/\s/u)[0] : 'до'} ${sum}`;
};

/** Takes what a pattern finds out of a text. */
function taken(text: string, said: RegExp): { found: string[]; rest: string } {
  const found = text.match(said) ?? [];
  return { found: found.map((one) => one.trim()), rest: found.length > 0 ? text.replace(said, '') : text };
}

/** What the words are that no need takes: wishes, and how many are strange. */
function readLeft(left: readonly string[], isName: (word: string) => boolean) {
  const keys = new Set<string>();
  const wishes: string[] = [];
  let strange = 0;
  const isNamed = left.some(
    (word) => word.length > 2 && !offRoad.test(word) && !nothing.test(word) && !isPlain(word) && isName(word),
  );
  for (const [at, word] of left.entries()) {
    const attribute = attributeOf(word);
    const before = left[at - 1] ?? '';
    if (attribute && !isOtherThing(word)) {
      const isVehicle = vehicleKeys.has(attribute.key) && !/^универсал/u.test(word);
      keys.add(isVehicle ? 'vehicle' : attribute.key);
      if (isVehicle && attribute.key !== 'bodyType') keys.add('kind');
      wishes.push(...(denying.has(before) ? [before] : []), offRoad.test(word) ? 'внедорожник' : word);
    } else if (offRoad.test(word)) {
      keys.add('vehicle');
      wishes.push('внедорожник');
    } else if (word.length > 1 && !denying.has(word) && isWish(word) && !isStopWord(word) && !isGeneral(word))
      wishes.push(word);
    else if (isNamed && (/^(?:\d{1,3}|[a-zа-я])$/u.test(word) || isName(word)) && !nothing.test(word))
      wishes.push(word);
    else if (!nothing.test(word) && !isPlain(word) && !/^(?:\d{1,3}|.)$/u.test(word)) strange += 1;
  }
  return { keys, wishes, strange, isNamed };
}

/** Words for motorcycles and quads. */
const ofRiders = / (?:мото|байк|мотик|скутер|мопед|питбайк|эндуро|квадр)/;

/** Letters with figures name a model: «h9 7 мест». */
const namesModel = (left: readonly string[]) =>
  left.some((word, at) => /^[a-z]+$/.test(word) || (/^[а-я]$/.test(word) && /^\d/.test(left[at + 1] ?? '')));

/** Which cars a need in a whole phrase means, in the words by which they are known: «на чем возить троих детей» are those of seven seats. `isName`: a word of a mark or a model. */
export function readWholeNeed(typed: string, isName: (word: string) => boolean): WholeNeed | undefined {
  const atoms = searchAtoms(withPlainAdjectives(typed));
  const whole = ` ${atoms.join(' ')} `;
  let text = whole;
  const isNone = isDelivery.test(text) || isService.test(text) || atoms.some((word) => rented.test(word));
  if (atoms.length < 2 || isNone) return undefined;
  if (!anyRow.test(text)) return undefined;
  const take = (said: RegExp) => {
    const { found, rest } = taken(text, said);
    text = rest;
    return found;
  };
  const electric = range.exec(text)?.[1];
  const kept = Object.entries(figures).flatMap(([key, said]) => {
    const found = take(said);
    return key === 'sum' ? found.map(bounded) : found;
  });
  const isBounded = kept.length > 0 || electric !== undefined;
  const equipment = take(equipped);
  kept.push(...equipment);
  const taking = rows.flatMap(({ said, ...row }) => {
    const count = take(said).length;
    return count === 0 ? [] : [{ ...row, count }];
  });
  const isDriven = take(driving).length > 0 || taking.some((row) => row.drives);
  const left = searchAtoms(text);
  if (namesModel(left)) return undefined;
  const { keys, wishes, strange, isNamed } = readLeft(left, isName);
  const isVehicle = keys.has('vehicle');
  // «доставка пиццы» is no car.
  const met = taking.filter(({ load, count }) => !load || isDriven || isVehicle || count > 1);
  const isSaid = met.some(({ sure }) => sure);
  const isSo = atoms.some((word) => soThat.test(word));
  const isFitted = keys.has('drive') || equipment.length > 0;
  const isOfCar = isDriven || isVehicle || isFitted || keys.has('color') || isSaid || isSo;
  const isAsked = isOfCar || isBounded || atoms.some((word) => asking.test(word));
  const score =
    met.reduce((sum, { sure, count }) => sum + (sure ? 2 : 1) + Math.min(count - 1, 1), 0) +
    [isDriven, isVehicle, isBounded, isSo, isFitted, isSo && left.some((word) => /^универсал/u.test(word))].filter(
      Boolean,
    ).length;
  // «квадроцикл для охоты и вывоза добычи»
  // «зимние сапоги женские»
  const isOtherWorld = left.some((word) => isOtherThing(word) && !nothing.test(word));
  const beside = isOtherWorld ? 0 : Math.min(score - least, mostStrange);
  const most = isVehicle && attributeOf(atoms[0] ?? '') ? mostBesideKind : beside;
  if (met.length === 0 || score < least || strange > most) return undefined;
  // «на байкал по льду», but no «велосипед для дачи»
  const isPlaces = strange === 0 && met.filter(({ thing, load }) => !thing && !load).length >= least;
  // «как доехать до дачи»
  const isHow = atoms[0] === 'как' && !isSaid;
  if (isHow || (!isAsked && score <= least && !isPlaces)) return undefined;
  // «неприхотливый японец» is no Lada.
  // «самый экономичный дизель» is no hybrid.
  const main = met.find(
    ({ means }) => means && !(means === 'лада' && keys.has('country')) && !(means === 'гибрид' && keys.has('engine')),
  );
  const shown = isVehicle
    ? /^(?:проходимый|рамный|сдвижной|под такси|представительский|\d мест)/u.exec(main?.means ?? '')?.[0]
    : main?.means;
  // A motorcycle needs no cruise control.
  const isOther = keys.has('kind');
  // What riders say is read before: «байк для девушки», «мотоцикл на двоих в путешествие».
  if (isOther && ofRiders.test(whole) && withMotoNames(typed) !== typed) return undefined;
  // «налог поменьше до 150 лошадей»: what is said holds.
  const isOfPower = kept.some((figure) => / (?:лс|сил|лошад|кобыл)/u.test(figure));
  const also = isOther ? [] : met.flatMap((row) => row.also || []).filter((wish) => !isOfPower || !/лс$/u.test(wish));
  const gear = keys.has('gear') || isOther ? undefined : (main ?? met.find((row) => row.gear))?.gear;
  const order = (
    met.find((row) => row.order && !row.means) ??
    (main?.order ? main : undefined) ??
    (shown === undefined ? met.find((row) => row.order) : undefined)
  )?.order;
  if (
    shown === undefined &&
    wishes.length + kept.length === 0 &&
    !gear &&
    also.every((word) => word === 'в кредит') &&
    (order === undefined || isDriven)
  )
    return undefined;
  const isRange = main?.means === 'электромобиль' && Number(electric) >= 100 && Number(electric) <= 1000;
  const distance = isRange ? `запас хода ${electric}` : undefined;
  const isPlainOrder = wishes.length + kept.length + also.length === 0 && !gear;
  // «что-нибудь попроще и подешевле»
  const car = shown === undefined && !isVehicle ? (isPlainOrder ? 'малолитражка' : 'машина') : undefined;
  const words = [car, isOther ? undefined : shown, ...also, gear, ...wishes, distance, ...kept, order];
  // What is known already is read as any wish is.
  // «красная маленькая женская»: that a car is for a woman is plain, but says which.
  const isSaidWhole = met.some(({ sure, means }) => sure && means && !/^\d/.test(means));
  const spoken = withSpokenWishes(typed);
  const isToldOtherwise = spoken !== typed && searchAtoms(spoken).some((word) => !atoms.includes(word));
  const isRead = isToldOtherwise || (!isSaidWhole && (atoms.every(isPlain) || spoken !== typed));
  const isSure = strange === 0 && !isNamed && !isRead && (score > least || isSaid);
  return { text: [...new Set(words.filter((word) => word !== undefined))].join(' '), isSure };
}
