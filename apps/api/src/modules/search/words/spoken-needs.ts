import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { isStopWord } from './attributes.ts';
import { isGeneral, isOtherThing } from './foreign-words.ts';
import { anyLoad, carrierOf } from './spoken-wishes.data.ts';
import { isPlain } from './spoken-wishes.ts';
import { isCarWord } from './vehicle-words.ts';

/** What nothing but a vehicle is. */
const body =
  /^(?:пикап|минив[эе]н|кроссовер|внедорожник|паркетник|седан|х[эе]тчб[эе]к|лифтбек|джип|микроавтобус|бусик|фургон|каблу[кч]|электро(?:мобил|кар)|семиместн)\p{L}{0,4}$/u;
/** What may be of another world: coffee comes from an automatic, too. */
const doubtful = /^(?:универсал|гибрид|дизел|автомат|механик|электричк|авто$|автомобил|машин|тачк|тачил)\p{L}{0,4}$/u;
const roomy = /^(?:универсал|гибрид)\p{L}{0,4}$/u;
/** What a need begins with; only the first are said of no thing. */
const soThat = /^чтоб[ы]?$/u;
const beginning = /^(?:для|под|с|со|на|в|куда|котор\p{L}+)$/u;
/** What a car is told by, and no film or company. */
const ofCars =
  /^(?:расход\p{L}*|клиренс\p{L}*|просвет\p{L}*|проходим\p{L}*|вместительн\p{L}*|просторн\p{L}*|экономичн\p{L}*|надежн\p{L}*|мягк\p{L}*|тих\p{L}*|подвеск\p{L}*|салон\p{L}*|багажник\p{L}*|шумоизоляци\p{L}*|динамичн\p{L}*)$/u;

const ofCarsAlone = /^(?:клиренс|просвет|проходим|полноприводн)\p{L}*$/u;

/** What is taken along rather than asked for. */
const taken = /^(?:квадр|снегоход|мото|скутер|мопед|прицеп|гидроцикл|питбайк)/u;

/** «универсал чтоб лодка влезала»: the wishes that are known, and nothing of what they are for. */
function wishesAlone(words: readonly string[]): string | undefined {
  const head = words.findIndex((word) => body.test(word) || doubtful.test(word));
  const strange = words.findIndex((word, at) => at > head && !isPlain(word));
  if (head < 0 || strange < 0 || !words.slice(0, head).every(isPlain)) return undefined;
  const name = words[head] ?? '';
  const before = words.slice(head + 1, strange + 1);
  const isSure = body.test(name);
  const isRoomy = roomy.test(name);
  const isOfOther = isOtherThing(words[strange] ?? '') && !/^розетк/u.test(words[strange] ?? '');
  const isMeant =
    before.some((word) => soThat.test(word) || (word === 'под' && isRoomy)) ||
    ((isSure || (isRoomy && !isOfOther)) && before.some((word) => beginning.test(word))) ||
    ((isSure || isRoomy) && words.slice(head + 1).every((word) => isPlain(word) || ofCars.test(word)));
  if (!isMeant) return undefined;
  const known = words.filter(
    (word, at) =>
      at <= head ||
      (isPlain(word) &&
        !isGeneral(word) &&
        !taken.test(word) &&
        (!isStopWord(word) || (isPlain(words[at + 1] ?? '') && at + 1 < words.length))),
  );
  return known.join(' ');
}

const people =
  '(?:тещ|тест[ья]|свекро|жен[еуыо]|муж|мам|пап|отц|мать|родител|бабушк|бабул|дед|дет|ребен|ребят|внук|внуч|сын|доч|собак|пс[аеу]|семь|всех|стариков|друз)\\p{L}*';
const countryside = '(?:дач|деревн|деревен|огород|сел[оауе]|хутор|садов?|участ)\\p{L}*';
const wilds = '(?:рыбалк|охот|лес|гор[ыуа]|тайг|грязи?|бездорож|грибы?|болот)\\p{L}*';
const town =
  '(?:работ[уые]|школ|садик|детсад|поликлиник|больниц|рынок|магазин|город|учеб|институт|море|юг|отдых|тренировк|дорог)\\p{L}*';
const driving = '(?:возить|отвозить|подвозить|катать|ездить|кататься|добираться|выезжать|мотаться|гонять|обратно)';
const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u');

/** What a need is told by; each word of it is one of these or tells nothing. */
const said = {
  people: whole(people),
  countryside: whole(countryside),
  wilds: whole(wilds),
  town: whole(town),
  driving: whole(driving),
  high: whole('высок\\p{L}*|клиренс\\p{L}*|повыше'),
  strong: whole('проходим\\p{L}*|полноприводн\\p{L}*'),
  large: whole('больш\\p{L}*|простор\\p{L}*|вместительн\\p{L}*|огромн\\p{L}*|побольше'),
  small: whole('маленьк\\p{L}*|компактн\\p{L}*|небольш\\p{L}*|поменьше'),
  modest: whole('прост(?:ое|ую|ой)|недорог\\p{L}*|дешев\\p{L}*|попроще|подешевле|надежн\\p{L}*|экономичн\\p{L}*'),
  any: whole('нибудь|то'),
  time: whole('кажд\\p{L}*|день|зим\\p{L}*|лет\\p{L}*|перв\\p{L}*|время|туда|чтоб[ы]?|и|по'),
} as const;

/** «тещу на дачу возить», «что нибудь высокое для деревни»: a need without a word for a vehicle. */
function carFor(words: readonly string[]): string | undefined {
  const tests = Object.values(said);
  if (!words.every((word) => tests.some((test) => test.test(word)) || isPlain(word))) return undefined;
  const has = (key: keyof typeof said) => words.some((word) => said[key].test(word));
  const isPlace = has('countryside') || has('wilds') || has('town') || has('people');
  const isKind = has('high') || has('strong') || has('large') || has('small') || has('modest');
  // «на дачу и рыбалку высокий клиренс»
  const isCar = isPlace && words.some((word) => ofCarsAlone.test(word));
  if (!isCar && !(has('driving') && isPlace) && !(isKind && has('any') && (isPlace || has('time')))) return undefined;
  // Sums and wishes hold.
  const kept = words.filter(
    (word, at) => (isPlain(word) && !isGeneral(word) && !isStopWord(word)) || /^\d/.test(words[at + 1] ?? ''),
  );
  const means =
    has('strong') || (has('wilds') && !has('high'))
      ? 'проходимый внедорожник'
      : has('high')
        ? 'кроссовер'
        : has('countryside')
          ? 'дачник недорого'
          : has('large') || has('people')
            ? 'семейник'
            : 'малолитражка недорого';
  return [means, ...kept.filter((word) => !tests.some((test) => test.test(word)))].join(' ');
}

const load = new RegExp(`^(?:${anyLoad})`, 'u');
const mostOfLoad = 4;
const carrying = /^(?:пере)?возить$/u;
/** Where nobody goes by a vehicle of his own. */
const byOthers = /^(?:самолет|поезд|электричк|метро|трамва|автобус|велосипед)/u;
/** «помидоры на рынок возить», «возить мешки»: what carries such, else a van or a pickup. */
function carrierFor(words: readonly string[]): string | undefined {
  const verb = words.find((word, at) => carrying.test(word) && (at < 2 || at === words.length - 1));
  const rest = words.filter((word) => word !== verb);
  const isOther = rest.some((word) => byOthers.test(word) || (verb === 'перевозить' && isOtherThing(word)));
  if (verb === undefined || isOther || rest.length === 0 || words.length > mostOfLoad) return undefined;
  return carrierOf(rest.flatMap((word) => load.exec(word)?.[0] ?? [])[0] ?? '');
}

/** What people want of a car in words that no car is described by, as the words by which cars are known; undefined where nothing tells that one is meant. */
export function withNeedsMeant(typed: string): string | undefined {
  const words = searchAtoms(foldText(typed));
  const bare = words.filter((word) => !isCarWord(word) && !soThat.test(word));
  if (bare.some((word) => body.test(word) || doubtful.test(word))) return wishesAlone(words);
  return carFor(bare) ?? carrierFor(bare) ?? wishesAlone(words);
}

const purposeBegins = /^(?:для|чтоб[ы]?|под|с|со|на|в|по|без|которы[йе]|где)$/u;
/** What is done with a vehicle and is a thing of another world elsewhere. */
const doneWith =
  /^(?:охот|рыбалк|дач|деревн|лес|гор|гряз|бездорож|болот|город|трасс|семь|путешеств|поезд|кемпинг|отдых|мор|юг|отпуск|природ|огород|ферм|хозяйств|стройк|работ|бизнес|снег|зим|дет|собак)/u;

/** «коврики чтоб вода не текла», «масло чтоб не густело зимой»: the thing, where nothing is found of the whole. */
export function withoutAim(typed: string): string | undefined {
  const words = searchAtoms(foldText(typed));
  const at = words.findIndex((word, place) => place > 0 && soThat.test(word));
  return at < 0 ? undefined : words.slice(0, at).join(' ');
}

/** «уазик для охоты»: what is named, without what it is for, where nothing is found of the whole. `isName`: a word of a mark or a model. */
export function withoutPurpose(typed: string, isName: (word: string) => boolean): string | undefined {
  const words = searchAtoms(foldText(typed));
  const at = words.findIndex((word, place) => place > 0 && purposeBegins.test(word));
  const head = words.slice(0, Math.max(at, 0));
  const isKnown = head.every((word) => isName(word) || isPlain(word));
  const isOther = words.slice(at).some((word) => isOtherThing(word) && !doneWith.test(word));
  return at < 0 || !isKnown || isOther || !head.some(isName) ? undefined : head.join(' ');
}
