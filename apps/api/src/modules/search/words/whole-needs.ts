import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { Attribute } from './attributes.data.ts';
import { attributeOfWord, attributeWords, isStopWord } from './attributes.ts';
import { isGeneral, isOtherThing } from './foreign-words.ts';
import { isPlain, isWish, withSpokenWishes } from './spoken-wishes.ts';
import { drivingSaid, needRows, toldByNothing } from './whole-needs.data.ts';

/** `isSure`: every word is one of a need, and enough of them; else it is worth asking where nothing else is found. */
export type WholeNeed = { text: string; isSure: boolean };

const pattern = (said: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${said.replaceAll('%', '\\p{L}*').replaceAll(' ', '\\s+')})(?![\\p{L}\\d])`, 'gu');
const rows = needRows.map(({ said, ...row }) => ({ ...row, said: pattern(said) }));
const driving = pattern(drivingSaid);
const nothing = new RegExp(`^(?:${toldByNothing.replaceAll('%', '\\p{L}*')})$`, 'u');

const number = '(?:\\d[\\d. ]*|пол|полтора|полутора|один|два|двух|три|трех|четыре|четырех|пять|пяти)';
const unit = '(?:млн|миллион%|лям%|лимон%|тыс%|тр|т р|к|кк|руб%|р|косар%)';
/** What is said in figures and holds whatever a car is for: mileages, ages and sums. */
const figures = {
  mileage: pattern(`(?:с )?пробег% (?:до )?\\d+ ?(?:тыс%)?(?: ?км)?|до \\d+ тыс% км`),
  age: pattern(
    `(?:не старше|не старее|до) \\d+ (?:лет|года)|(?:от |с |до |не старше )*(?:19|20)\\d\\d(?: (?:года?|г))?`,
  ),
  sum: pattern(
    `(?:(?:бюджет%|до|за|от|около|в пределах|не дороже|дешевле|максимум|есть|на) )*(?:${number} ?(?:с половиной )?${unit}(?: ${unit})?|миллион%)(?! ?км)|(?:до|за|около|бюджет) (?:[1-9]\\d\\d+(?: \\d{3})*|[1-9]\\.\\d|полутора|двух|трех)(?! (?:км|кило|лет|год|сил|лс|лош|мест|чел))`,
  ),
} as const;
const range = /(?<!\d)(\d{2,4})\s+(?:км|килом\p{L}*)/u;
const equipped = pattern(
  '(?:с|со|есть) (?:панорам|камер|люк|фаркоп|подогрев|кондиционер|конде|климат|круиз|кож|парктроник|рейлинг|лебедк|автозапуск|вебаст)%(?: (?:руля|сиден%|лобов%|контрол%|заднего вида|крыш%|салон%))?',
);

const stems = new Map<string, Attribute>();
for (const word of attributeWords) {
  const attribute = attributeOfWord(word);
  if (attribute && word.length >= 5) stems.set(stemRussian(word), attribute);
}
const attributeOf = (word: string) =>
  attributeOfWord(word) ?? (word.length >= 5 ? stems.get(stemRussian(word)) : undefined);

const offRoad = /^джип\p{L}{0,2}$/u;
const soThat = /^чтоб[ы]?$/u;
const vehicleKeys: ReadonlySet<string> = new Set(['bodyType', 'kind', 'type', 'purpose']);
const denying: ReadonlySet<string> = new Set(['не', 'без', 'или', 'кроме']);
/** «за», «бюджет»: what one has is what it may cost at most. */
const bounded = (said: string) => {
  const [sum = ''] = said.match(/(?:\d|пол|один|дв|тр|чет|пят|миллион).*$/u) ?? [];
  return `${/^(?:за|около|от)\s/u.test(said) ? said.split(/\s/u)[0] : 'до'} ${sum}`;
};

/** Takes what a pattern finds out of a text. */
function taken(text: string, said: RegExp): { found: string[]; rest: string } {
  const found = text.match(said) ?? [];
  return { found: found.map((one) => one.trim()), rest: found.length > 0 ? text.replace(said, ' ') : text };
}

/** Which cars a need in a whole phrase means, in the words by which they are known: «на чем возить троих детей» are those of seven seats. `isName`: a word of a mark or a model. */
export function readWholeNeed(typed: string, isName: (word: string) => boolean): WholeNeed | undefined {
  const atoms = searchAtoms(typed);
  // What is known already is read as any wish is.
  if (atoms.length < 2 || atoms.every(isPlain)) return undefined;
  let text = ` ${atoms.join(' ')} `;
  const kept: string[] = [];
  const electric = range.exec(text)?.[1];
  for (const [key, said] of Object.entries(figures)) {
    const { found, rest } = taken(text, said);
    kept.push(...found.map((one) => (key === 'sum' ? bounded(one) : one)));
    text = rest;
  }
  const equipment = taken(text, equipped);
  kept.push(...equipment.found);
  text = equipment.rest;
  const met = rows.flatMap(({ said, ...row }) => {
    const { found, rest } = taken(text, said);
    text = rest;
    return found.length === 0 ? [] : [{ ...row, count: found.length }];
  });
  const drives = taken(text, driving);
  text = drives.rest;
  const left = searchAtoms(text);
  const keys = new Set<string>();
  const wishes: string[] = [];
  let strange = 0;
  const isNamed = left.some((word) => word.length > 2 && !nothing.test(word) && !isPlain(word) && isName(word));
  for (const [at, word] of left.entries()) {
    const attribute = attributeOf(word);
    if (attribute && !isOtherThing(word)) {
      keys.add(vehicleKeys.has(attribute.key) && !/^универсал/u.test(word) ? 'vehicle' : attribute.key);
      wishes.push(...(denying.has(left[at - 1] ?? '') ? [left[at - 1] ?? ''] : []), word);
    } else if (offRoad.test(word)) {
      keys.add('vehicle');
      wishes.push(word);
    } else if (word.length > 1 && isWish(word) && !isStopWord(word) && !isGeneral(word)) wishes.push(word);
    else if (isNamed && (/^(?:\d{1,3}|[a-zа-я])$/u.test(word) || isName(word)) && !nothing.test(word))
      wishes.push(word);
    else if (nothing.test(word) || isPlain(word) || /^(?:\d{1,3}|.)$/u.test(word)) continue;
    else strange += 1;
  }
  const isDriven = drives.found.length > 0 || met.some((row) => row.drives);
  const isOfCar =
    isDriven ||
    keys.has('vehicle') ||
    keys.has('color') ||
    atoms.some((word) => soThat.test(word)) ||
    met.some(({ sure }) => sure);
  const score =
    met.reduce(
      (sum, { sure, load, count }) =>
        sum + (sure ? 2 : load && !isDriven && !keys.has('vehicle') && count < 2 ? 0 : 1) + Math.min(count - 1, 1),
      0,
    ) +
    (isDriven ? 1 : 0) +
    (keys.has('vehicle') ? 1 : 0);
  if (met.length === 0 || score < 2 || !isOfCar) return undefined;
  if (strange > Math.max(0, score - 2) || strange > 1) return undefined;
  const main = met.find((row) => row.means);
  const means = main?.means;
  const shown = keys.has('vehicle') ? /^(?:проходимый|рамный|под такси|\d мест)/u.exec(means ?? '')?.[0] : means;
  const also = met.flatMap((row) => row.also || []);
  const gear = keys.has('gear') ? undefined : (main ?? met.find((row) => row.gear))?.gear;
  const order = (main?.order ? main : met.find((row) => row.order && !row.means))?.order;
  const isRange = means === 'электромобиль' && Number(electric) >= 100 && Number(electric) <= 1000;
  const words = [
    shown,
    ...also,
    gear,
    ...wishes,
    ...(isRange ? [`запас хода ${electric}`] : []),
    ...kept,
    order,
  ].filter((word) => word !== undefined);
  if (shown === undefined && wishes.length + kept.length === 0 && !gear && also.every((word) => word === 'в кредит'))
    return undefined;
  const isBare = shown === undefined && !keys.has('vehicle');
  return {
    text: [...(isBare ? ['машина'] : []), ...words].join(' '),
    isSure:
      strange === 0 && !isNamed && withSpokenWishes(typed) === typed && (score >= 3 || met.some(({ sure }) => sure)),
  };
}
