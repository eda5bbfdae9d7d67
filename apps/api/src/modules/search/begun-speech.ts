import { foldText } from '@showroom/domain/search/search-atoms';
import { begunAfter, begunCar, besideCar } from './begun-wishes.data.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import { ofLorry } from './words/read-facts.ts';
import { isPlain } from './words/spoken-wishes.ts';
import { isCarWord } from './words/vehicle-words.ts';

const adjective = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ую]ю|[ыи]х|[ое]го)$/u;
const ofBody: ReadonlySet<string> = new Set(['bodyType', 'kind', 'type']);
const isBody = (word: string): boolean => ofBody.has(attributeOfWord(word)?.key ?? '');
/** Seats that people ask for. */
const isSeats = /^[4-9]$/;
/** Names of cars that are asked for with seven of them. */
const seven = /^(?:лада|ларгус\p{L}{0,2})$/u;
/** More is no sum in millions. */
const mostMillions = 30;
const shortestAfter = 2;

/** «седан автом», «семейный авт», «новые маш»: an automatic after a body, a car after what is said of one. */
function carOf(words: readonly string[], last: string): string | undefined {
  const begun = begunCar.find(([said]) => said.test(last));
  const before = words.at(-1) ?? '';
  if (!begun || before === '' || /^детск/u.test(before)) return undefined;
  const [, car, automatic] = begun;
  const isSaid = attributeOfWord(before) !== undefined || isPlain(before);
  if (adjective.test(before)) return isSaid || besideCar.test(before) ? car : undefined;
  if (besideCar.test(before)) return car;
  if (!words.every((word) => isPlain(word) || attributeOfWord(word) !== undefined)) return undefined;
  return isBody(before) || /^(?:на|с|коробк|кпп)/u.test(before) ? automatic : undefined;
}

/** What a letter after a figure counts: «кроссовер до 2 м», «минивэн 7 м». */
export function begunUnit(pieces: readonly string[], last: string): string | undefined {
  const figure = pieces.at(-1) ?? '';
  if (!/^мл?$/u.test(last) || !/^\d{1,2}$/.test(figure) || ofLorry.test(pieces.join(' '))) return undefined;
  if (/^(?:до|от|за)$/u.test(pieces.at(-2) ?? '')) return Number(figure) <= mostMillions ? 'миллионов' : undefined;
  // «бмв икс 5 м» is a car.
  const isOfWishes =
    pieces.length > 1 && pieces.slice(0, -1).every((word) => attributeOfWord(word) || seven.test(word));
  return isSeats.test(figure) && last === 'м' && isOfWishes ? 'мест' : undefined;
}

/** What says nothing yet: «мотоцикл до 2», «шины на 1», «эвакуатор на базе»; a wheel of some size is no brake disc. */
const unsaid = /^(.*\p{L})\s(?:(?:до|от|за)\s\d|на\s[12]|на\sбазе)$/u;
/** A query without what it says too little of to be read. */
export function withoutUnsaid(text: string): string | undefined {
  const said = unsaid.exec(text)?.[1];
  return said === 'диски' ? 'колесные диски' : said;
}

/**
 * What is said of a car in so many words, half typed: «машина для сем», «авто с про», «белый кросс», «бмв 3 сер»; beside things of the shop
 * nobody asks so.
 */
export function begunSpeech(words: readonly string[], last: string, isBesideThings: () => boolean): string | undefined {
  const before = words.at(-1) ?? '';
  if (/^сери?и?$/u.test(last) && /^[1-8]$/.test(before) && words.some((word) => /^(?:бмв|bmw|бе[хм])/u.test(word)))
    return 'серии';
  const wished = words.filter((word) => attributeOfWord(word) !== undefined);
  const isPlainly = words.length > 0 && words.every((word) => isPlain(word));
  if (last === 'кросс' && isPlainly && adjective.test(before) && !wished.some(isBody)) return 'кроссовер';
  const car = carOf(words, last);
  if (car) return car;
  const list = begunAfter[before];
  if (!list || last.length < shortestAfter || (isStopWord(last) && last.length <= shortestAfter)) return undefined;
  const isOfVehicle = words.some((word) => isCarWord(word)) || wished.length > 0;
  if (!isOfVehicle && (before === 'для' || before === 'под' || words.length < 2)) return undefined;
  const meant = list.find((text) => text.startsWith(last));
  return meant === undefined || meant === last || isBesideThings() ? undefined : meant;
}

/** The same of a whole query whose other words are all plain, before anything of it is read: «машина для сем» is a need once it is whole. */
export function withBegunSpeech(text: string): string {
  const pieces = text.trim().split(/\s+/);
  const last = foldText(pieces.pop() ?? '');
  const words = pieces.map(foldText);
  if (words.length === 0 || !/^\p{L}{2,}$/u.test(last)) return text;
  const isKnown = words.every((word) => isPlain(word) || attributeOfWord(word) !== undefined || besideCar.test(word));
  const speech = isKnown ? begunSpeech(words, last, () => false) : undefined;
  return speech === undefined ? text : [...pieces, speech].join(' ');
}
