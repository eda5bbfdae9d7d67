import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { wheelBolts } from './wheel-bolts.data.ts';

const vinWord =
  /^(?:(?:проверка|проверить|пробить|поиск|найти|по|купить)\s+)*(?:вин|vin)(?:[\s-]*(?:код\p{L}*|номер\p{L}*|code))?(?=$|[^\p{L}])[\s:№#-]*/u;

/** What follows «вин», «VIN-код», «проверка вин»: '' when nothing does; undefined when the word does not begin the query. */
export function readVinWord(text: string): string | undefined {
  const folded = foldText(text.trim());
  const found = vinWord.exec(folded);
  return found ? folded.slice(found[0].length) : undefined;
}

/** `10w-40`, also with a Russian в; `205/55 R16`, `195 65 r15`. */
const grade = /(?<![\p{L}\d.])(\d{1,2})\s?[wв][\s-]?(\d{2})(?!\d)/u;
const tyreSize =
  /(?<!\d)\d{3}(?:\s?\/\s?\d{2}(?!\d)|\s\d{2}\s[rр]\s?\d{2}(?!\d))|(?<!\d)(?:1[3-9]5|2\d5|3[0-4]5)\s[2-8][05]\s(?:1[2-9]|2[0-2])(?!\d)/iu;

/** The grade of an oil that a text asks for, as names write it. */
export function readOilGrade(text: string): string | undefined {
  const [, cold, hot] = grade.exec(foldText(text)) ?? [];
  return cold === undefined ? undefined : ` ${cold}W-${hot}`;
}

/** Tyres of vans (`185/75 R16C`), lorries (`385/65 R22.5`, `10.00R20`), motorcycles (`120/70zr17`, `3.00-17`) and quads (`26x9-12`), which no shop for cars keeps. */
const otherTyre =
  /(?<!\d)(?:295|315|385|445)\s?\/\s?(?:45|55|60|65|70|75|80)(?!\d|\s?[-/ ]?\s?[rр]?\s?(?:1[5-9]|2[01])(?![\d.,]))|(?<!\d)\d{3}\s?[/ ]\s?\d{2}\s?[/ ]?\s?[rр]?\s?1[2-7][cс](?![\p{L}\d]|\s+(?:шип|диск|лит))|(?<!\d)\d{3}\s?[/ ]\s?\d{2}\s?-?\s?[rр]?\s?(?:17|19|22)[.,]5(?!\d)|(?<![\d.,])1[0-4][.,][05]0\s?-?\s?[rр]\s?\d{2}(?!\d)|(?<!\d)(?:[6-9]0|1\d0|200)\s?\/\s?\d{2,3}\s?-?\s?[zbз]?[rр]?\s?(?:1[0-9]|2[01])(?!\d)|(?<![\d.,])[2-5][.,]\d{1,2}\s?-\s?(?:8|1\d|21)(?!\d)|(?<!\d)(?:1[6-9]|2\d|3[0-2])\s?[xх*]\s?\d{1,2}(?:[.,]\d{1,2})?\s?[-rр]\s?(?:[6-9]|1[0-6])(?!\d)/u;
export const namesOtherTyre = (text: string): boolean => otherTyre.test(foldText(text));

/** The bolts of a wheel: `5x114`, also with a Russian х; named so, a wheel is no brake disc. */
const bolts =
  /(?<![\p{L}\d])([3-8])(?:\s?(?:[xх×*/]|на)\s?|(?<=(?:диск|колес|лит|штамп)\p{L}*\s(?:.*\s)?\d)\s)(9[5-9]|1[0-7]\d)(?:[.,](\d))?(?!\d)/u;
const wheel = /диск|лить|литы|штамп|катк/;
const noWheel = /тормоз|сцепл|вентил/;
const boltsOfCars = wheelBolts.map(
  ([bolted, cars]) => [bolted, new RegExp(`(?<![\\p{L}\\d])(?:${cars.replaceAll(' ', '|')})`, 'u')] as const,
);
/** How wheels for the car that a text names are bolted: «штамповка гранта». */
const boltsOfCar = (text: string): string | undefined =>
  wheel.test(text) && !noWheel.test(text) ? boltsOfCars.find(([, cars]) => cars.test(text))?.[0] : undefined;
/** A text that says of the bolts of a wheel that a wheel is meant. */
export const withWheelMeant = (text: string): string =>
  text.replace(bolts, () => (wheel.test(text) ? ' колесный ' : ' диски колесные '));

/** Letters with figures: `h4`, `g12`, also with Russian letters that look alike. */
const size = /(?<![\p{L}\d])[a-z]{1,2}\d{1,2}(?![\p{L}\d])/gu;

/** `g12++`: pluses are of the class. */
const coolant = /(?<![\p{L}\d])g1[1-3]\+{0,2}/u;

/** `DOT 5.1`, also with Russian letters. */
const brakeFluid = /(?<!\p{L})(?:dot|дот)[\s-]?([345](?:[.,]1)?)(?!\d)/u;

/** `2T`, also with a Russian т. */
const strokes =
  /(?<=(?<!\p{L})масл\p{L}*\s(?:.*\s)?)([24])\s?[tт](?![\p{L}])|(?<![\p{L}\d])([24])\s?[tт](?=\s(?:.*\s)?масл)/u;
/** «двухтактное масло» */
const twoStroke = /(?<!\p{L})(?:двух|2[\s-]?х?[\s-]?)тактн/u;
const fourStroke = /(?<!\p{L})(?:четырех|4[\s-]?х?[\s-]?)тактн/u;

/** Classes and approvals of oil, which are no models: «масло с3 504». */
const oilClass =
  /(?<=(?<!\p{L})масло\s+(?:acea\s+)?)[cс][1-6](?!\d)|(?<=(?<!\p{L})масло\s.*)(?<!\d)50[2-9](?:[\s.]?00)?(?!\d)/giu;
export const withoutOilClasses = (text: string): string => text.replace(oilClass, ' ');

/** What people say of a thing, and how names of goods tell it by what its maker calls it: «грязевая резина», «шлем модуляр». */
const toldByName: readonly (readonly [said: RegExp, named: RegExp])[] = [
  [
    /(?<!\p{L})(?:грязев|внедорожн(?!ик)|грунтов|зубаст|бездорож)\p{L}*(?=\s(?:.*\s)?(?:шин|резин|покрыш|кол[её]с))|(?<=(?:шин|резин|покрыш|кол[её]с)\p{L}*\s(?:.*\s)?)(?:грязев|внедорожн(?!ик)|грунтов|зубаст|(?:по\s+|для\s+)?(?:гряз[иь]|бездорож))/u,
    / (?:M\/T|A\/T|AT\d+|MT\d+|Off Road)/u,
  ],
  [/(?<!\p{L})(?:грязев|мудов)\p{L}*\s+(?:\d|r\d|на\s)/u, / (?:M\/T|A\/T|AT\d+|MT\d+|Off Road)/u],
  [/(?<!\p{L})(?:мт|mt|m\/t)\s+(?:шин|резин)|(?:шин|резин)\p{L}*\s+(?:мт|mt|m\/t)(?!\p{L})/u, / (?:M\/T|Off Road)/u],
  [/(?<!\p{L})модул(?:яр|ьн)/u, / (?:Neotec|Tourmodular|Advant|Evo-?Line|RPHA 9\d|i[19]00)/u],
  [/(?<=(?:щетк|дворник|стеклоочист)\p{L}*\s(?:.*\s)?)зим/u, /зимн/u],
  [/wi-?fi|вай-?\s?фай/u, /Wi-Fi/],
  [/регистратор.*(?:gps|джипиэс|жпс)/u, /GPS/],
  [/(?:регистратор|камер).*(?:2|дв[уе]х?)[\s-]?(?:мя\s|я\s)?(?:камер|канал)/u, /2 камеры/],
  [/(?<![\d])[24][kк](?!\p{L})/u, /(?:2|4)K/],
  [/камер\p{L}*\s(?:.*\s)?с\s+(?:разметк|лини)/u, / с линиями/],
  [/камер\p{L}*\s(?:.*\s)?(?:с\s+)?подсветк/u, / с подсветкой/],
  [/парктр\p{L}*\s(?:.*\s)?(?:8|восем\p{L}*)[\s-]?(?:ми\s)?датч/u, /8 датчик/],
  [/парктр\p{L}*\s(?:.*\s)?(?:4|четыр\p{L}*)[\s-]?(?:мя\s|х\s)?датч/u, /4 датчик/],
  [/массаж/u, /массаж/],
  [
    /полирол\p{L}*\s(?:.*\s)?(?:куз|царапин|лкп|краск)|(?:кузов|царапин)\p{L}*\s(?:.*\s)?полирол/u,
    /полироль (?!панели)/,
  ],
  [/дефлектор\p{L}*\s(?:.*\s)?(?:окн|окон|стекл|двер)/u, /окон/],
  [/дефлектор\p{L}*\s(?:.*\s)?капот/u, /капота/],
  [/пятиминут|промыв\p{L}*\s(?:.*\s)?(?:двиг|масл|двс)/u, /промывка|Flush|Motor Clean/],
  [/(?:очист|промыв|присад)\p{L}*\s(?:.*\s)?(?:форсун|инжектор|топливн)/u, /Fuel System|в бензин/],
  [/(?<!\p{L})т[ао]сол/u, /Тосол/],
  [/(?:стекл|лобов)\p{L}*\s(?:.*\s)?(?:подогрев|обогрев)/u, / с (?:подогрев|обогрев)/],
  [/(?<=(?:гайк|болт|секретк)\p{L}*\s(?:.*\s)?)[мm]?\s?12\s?[хx×*]\s?1[.,]25/u, /М12×1,25/],
  [/(?<=(?:гайк|болт|секретк)\p{L}*\s(?:.*\s)?)[мm]?\s?12\s?[хx×*]\s?1[.,]50?/u, /М12×1,5/],
  [/(?<=(?:гайк|болт|секретк)\p{L}*\s(?:.*\s)?)[мm]?\s?14\s?[хx×*]\s?1[.,]50?/u, /М14×1,5/],
  [/летн\p{L}*.*омыв|(?:омыв|стекл)\p{L}*\s+(?:.*\s)?лет/u, /Лето/],
  [/(?:кресл|люльк).*рожд/u, / 0–/],
  [/зимн.*ковр|ковр.*(?:зим|бортик|бортам)/u, /резинов|3D|полиуретан|FloorLiner/],
  [/(?<!\p{L})(?:[еэ]ва|eva)(?!\p{L})/u, / EVA /],
  [/ароматизатор|вонючк|пахучк/u, /ароматизатор/],
  // Of other lines only some have one.
  [/ре(?:гистратор|гик).*(?:радар|комбо|[23] в 1)|комбо/u, /X-COP/],
  [/интеграл/u, /(?:K6|C10|RPHA 11|i71|Storm|NXR2)/],
  [
    /(?<!\p{L})(?:лед|led|диодн|светодиодн)\p{L}*\s(?:.*\s)?(?:в|для)\s+(?:фар|головн|ближн|дальн)/u,
    / (?:H\d{1,2}|HB[34]|D\d[SR]),/,
  ],
  [
    /ламп\p{L}*\s(?:.*\s)?(?:ближн|дальн|головн)|(?:ближн|дальн|головн)\p{L}*\s(?:.*\s)?ламп/u,
    / (?:H\d{1,2}|HB[34]|D\d[SR]),/,
  ],
  [/(?:ламп|диод).*(?:птф|туман)|(?:птф|туман).*ламп/u, / (?:H3|H8|H11|HB4),/],
  [/ириди/u, /Iridium/],
  [/магнитол\p{L}*\s(?:.*\s)?1[\s-]?(?:din|дин)/u, / 1 DIN/],
  [/магнитол\p{L}*\s(?:.*\s)?2[\s-]?(?:din|дин)/u, / дюйм/],
  // Lines that ACEA C3 and VW 504/507 are known by
  [
    /^(?!.*(?:ситро|citro))(?=.*(?:масл|\d{1,2}w-?\d{2})).*(?<![\p{L}\d])[cс]3(?![\p{L}\d])/u,
    /Top Tec 4200|Mobil 1 ESP|X-clean|VMP/,
  ],
  [/масл.*(?<!\d)50[47](?:[\s.]?00)?(?!\d)/u, /(?:Top Tec 4200|Mobil 1 ESP|VMP) [05]W-30/],
  [
    /(?<!\d)229[.,][35][12](?!\d)|(?<!\p{L})(?:ll|лл|longlife|лонглайф)[\s-]{0,2}0?4(?!\d)|(?:dexos|дексос)[\s-]?2/u,
    /(?:Top Tec 4200|Mobil 1 ESP|X-clean|VMP) [05]W-[34]0/,
  ],
  [/(?<!\p{L})р(?:азмер\p{L}*|-р)\s+[sс](?!\p{L})/u, / S(?:,| \()/],
  [/(?<!\p{L})р(?:азмер\p{L}*|-р)\s+[mм](?!\p{L})/u, / M(?:,| \()/],
  [/(?<!\p{L})р(?:азмер\p{L}*|-р)\s+[lл](?!\p{L})/u, / L(?:,| \()/],
  [/(?:опл[её]тк|перчат|шлем|куртк)\p{L}*\s(?:.*\s)?[mм](?![\p{L}\d])/u, / M(?:,| \()/],
  [/(?:опл[её]тк|перчат|шлем|куртк)\p{L}*\s(?:.*\s)?[lл](?![\p{L}\d])/u, / L(?:,| \()/],
  [/(?<!\p{L})(?:xl|хл)(?!\p{L})/u, / XL(?:,| \()/],
  [/(?<!\p{L})(?:xxl|ххл|2xl|2хл)(?!\p{L})/u, / XXL(?:,| \()/],
];
/** What is called by the word of another thing: «фара гранта» is no fog lamp. */
const calledLike: readonly (readonly [said: RegExp, unless: RegExp, named: RegExp])[] = [
  [/(?<!\p{L})фар[аыу]?(?!\p{L})/u, /туман|птф/u, /^Фара противотуманная/],
];
export const readCalledLike = (text: string): RegExp[] =>
  calledLike.flatMap(([said, unless, named]) => {
    const folded = foldText(text);
    return said.test(folded) && !unless.test(folded) ? [named] : [];
  });

export const readNamed = (text: string): RegExp[] =>
  toldByName.flatMap(([said, named]) => (said.test(foldText(text)) ? [named] : []));

/** The marks that a text names, as names of goods have them, in small letters: ` 5w-40`, ` h4`. */
export function readMarks(text: string): string[] {
  const [, cold, hot] = grade.exec(foldText(text)) ?? [];
  if (cold !== undefined) return [` ${cold}w-${hot}`];
  // «масло 5w»
  const begun = /(?<=масл\p{L}*\s(?:.*\s)?)(\d{1,2})\s?[wв][\s-]?(\d?)$/u.exec(foldText(text).trim());
  if (begun) return [` ${begun[1]}w-${begun[2]}`];
  const [, count, circle, tenth] = bolts.exec(foldText(text)) ?? [];
  const dot = brakeFluid.exec(foldText(text))?.[1];
  if (dot) return [` dot ${dot.replace(',', '.')},`];
  const cooler = coolant.exec(toLookAlike(foldText(text)))?.[0];
  if (cooler?.includes('+')) return [` ${cooler} `, ` ${cooler.slice(0, 3)}`];
  const [, after, before] = strokes.exec(foldText(text)) ?? [];
  const stroke =
    after ?? before ?? (twoStroke.test(foldText(text)) ? '2' : fourStroke.test(foldText(text)) ? '4' : undefined);
  if (stroke) return [` ${stroke}t`];
  const bolted =
    circle === undefined ? boltsOfCar(foldText(text)) : `${count}×${circle}${tenth === undefined ? '' : `,${tenth}`}`;
  const circles = bolted === undefined ? [] : [` ${bolted}`];
  return circles.concat((toLookAlike(foldText(withoutOilClasses(text))).match(size) ?? []).map((mark) => ` ${mark}`));
}

/** Whether a text names a grade of oil, the size of a tyre or the bolts of a wheel: no vehicle is meant. */
export const isGradeOrSize = (text: string): boolean =>
  grade.test(foldText(text)) || tyreSize.test(text) || bolts.test(foldText(text));

const leastDigits = 5;
const isYear = (atom: string) => /^(?:19[5-9]\d|20[0-3]\d)$/.test(atom);

/** `W 914/2`, `HU 718/5 x` */
const filterCode = /^[a-z]{1,2}\s?\d{3,4}\s?\/\s?\d{1,2}(?:\s?[a-z])?$/;

/** A letter with two or three figures, or a trim of a BMW. */
const trimOrCode = /^(?:[a-z]\d{2,3}|[1-8]\d{2}[a-z]?)$/;

const engineVolume = /(?<=\s)\d[.,]\d(?![\d.,])/;

/** How warm a lamp shines. */
const lampWarmth = /(?<![a-z\d])(?:d[1-4][rs]|h\d{1,2}|hb[34]|w5w|t10)\s+[3-8]\d{3}\s?k?(?![a-z\d])/;

/** Whether a text has the shape of an article and of nothing else: `P 91 828`, figures with single letters between them. */
export function isArticleAlone(text: string): boolean {
  const folded = toLookAlike(foldText(text));
  // «л200 2.5», «d2s 5000к»
  if (engineVolume.test(text) || lampWarmth.test(folded)) return false;
  if (filterCode.test(folded.trim())) return true;
  // «s500 w222», «f10 520d», «e60 530»
  const pieces = folded.trim().split(/\s+/);
  if (pieces.length > 1 && /[a-z]\d/.test(folded) && pieces.every((piece) => trimOrCode.test(piece))) return false;
  const atoms = searchAtoms(folded);
  const figures = atoms.filter((atom) => /^\d/.test(atom));
  const letters = atoms.filter((atom) => !/^\d/.test(atom));
  return (
    letters.length > 0 &&
    // «лада21703»
    !/[а-я]/.test(folded) &&
    letters.every((atom) => atom.length === 1) &&
    figures.join('').length >= leastDigits &&
    !figures.some(isYear) &&
    !isGradeOrSize(text)
  );
}

const leastNumber = 8;
const mostNumber = 15;
/** `06J 115 403 Q` */
const spacedNumber = /^\d[\da-z]{2}\s\d{3}\s\d{3}(?:\s[a-z]{1,2})?$/;
/** Parts of a word that letters, figures and signs make: `15400-RTA-003`. */
const oneNumber = /^[\da-z]+(?:[-./][\da-z]+)*$/;
/** Figures alone are a number of ten, `26300-35505` or `21083-1012005`; no telephone and no sum. */
const figuresAlone = /^(?:\d{8,10}|\d{5,6}-\d{4,6}|\d{4,5}-\d{7}(?:-\d{1,2})?)$/;

/** So many letters are a name: «granta21901». */
const longName = /^[a-z]{5,}$/;

/** What makers of filters, spark plugs, batteries for motorcycles and brake pads begin their numbers with. */
const makersCode =
  /^(?:pl|wk|lf|ff|af|hu|cuk?|oc|op|oe|pp|gdb|fdb|gb|ca|nf)[\s-]?\d{2,5}[a-z]{0,2}(?:[-/][a-z\d]{1,3})?$|^(?:yt[xz]?|yb|12n)\d{1,2}[a-z]{0,3}(?:-[a-z\d]{1,3})?$|^(?:bpr|bkr|bcpr|bpmr?|dcpr|dpr|pfr|lfr|lzkr|izfr|ilz?fr|silzkr|zfr)\d{1,2}[a-z]{1,4}(?:-[a-z\d]{1,3})?$/;
const brakePads = /^[gf]db\d{3,5}$/;
/** Who makes filters, spark plugs, belts and bearings, and what these are called: a code that follows is a number of theirs. */
const numbered =
  '(?:mann(?:[\\s-]?filter)?|манн?|mahle|махле|knecht|кнехт|filtron|фильтрон|hengst|хенгст|ngk|denso|денсо|champion|beru|bosch|бош|gates|гейтс|contitech|dayco|skf|ina|snr|sakura|fram|fleetguard|donaldson|goodwill|goodwil|nevsky|brembo|брембо|trw|трв|ate|textar|zimmermann|ferodo|nibk|nisshinbo|sangsin|hi-?q|akebono|kyb|каяба|sachs|monroe|lemforder|lemf[oö]rder|ctr|febest|gmb|luk|valeo|валео|optimal|delphi|hella|elring|corteco|фильтр\\p{L}*|свеч\\p{L}*|ремень|ремни|подшипник\\p{L}*)';
/** `W 914/2`, `C 30 005`, `HU 7020 z`, `OP 520/1`, `VKMA 06107`; `BKR6E-11`, `K16PR-U11`. What has fewer letters and figures is a car: «mann w212», «свечи f7x». */
const numberOfMaker = new RegExp(
  `(?<![\\p{L}\\d])${numbered}\\s+((?!r)[a-z]{1,2}\\s?\\d{3,4}\\s?/\\s?\\d{1,2}(?:\\s?[a-z])?|[a-z]{1,4}\\s?\\d{2}\\s\\d{3}|(?:c|w|p|h|k|f|cu|cuk|hu|wk|pl|ct|vkma|vkpc|vkba|vkm|vkn)\\s?\\d{4,6}(?:\\s?[a-z]{1,2})?|(?:oc|ox|kc|op|oe|pp|ap|hu|wk|pf|af|lf|ff)\\s?\\d{2,4}(?:/\\d{1,2})?[a-z]?|\\d{4}xs|(?=[a-z]*\\d{1,2}[a-z])(?:[a-z]{2,4}\\d{1,2}[a-z]{1,4}|[a-z]\\d{1,2}[a-z]{2,4})(?:-[a-z]?\\d{1,2})?)(?![\\p{L}\\d])`,
  'u',
);
/** A belt by its ribs and its length: «6pk1045», «4pk 855». */
const beltNumber = /(?<![a-z\d])\d{1,2}pk[\s-]?\d{3,4}(?![a-z\d])/;
/** Few letters with many figures: no car has a name like that. */
const manyFigures = /^[a-z]{1,4}-?\d{5,}[a-z]{0,3}$/;

/** The number of a part that a text names, as articles are looked up; `isName`: letters that name a vehicle. */
export function readPartNumber(text: string, isName: (letters: string) => boolean): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const folded = toLookAlike(foldText(text.trim()));
  const keyOf = (number: string) => number.replace(/[^\da-z]/g, '').toUpperCase();
  if (isArticleAlone(text) || spacedNumber.test(folded)) return keyOf(folded);
  const [belt] = beltNumber.exec(folded) ?? [];
  if (belt) return keyOf(belt);
  const [, letters = ''] = /^([a-z]+)/.exec(folded) ?? [];
  const ofMaker = numberOfMaker.exec(foldText(text))?.[1];
  if (ofMaker !== undefined && !isName(/^[a-z]*/.exec(ofMaker)?.[0] ?? '')) return keyOf(ofMaker);
  if ((makersCode.test(folded) || manyFigures.test(folded)) && !isName(letters)) return keyOf(folded);
  return folded
    .split(/\s+/)
    .filter((word) => {
      const { length } = keyOf(word);
      if (filterCode.test(word) || brakePads.test(word)) return true;
      const figures = word.replace(/\D/g, '').length;
      if (!oneNumber.test(word) || length < leastNumber || length > mostNumber || figures < leastDigits) return false;
      if (/^[\d./-]+$/.test(word)) return figuresAlone.test(word) && !word.endsWith('000') && !/^(\d)\1+$/.test(word);
      return (
        !isGradeOrSize(word) &&
        !searchAtoms(word).some((atom) => longName.test(atom) || (atom.length > 2 && isName(atom)))
      );
    })
    .map(keyOf)[0];
}
