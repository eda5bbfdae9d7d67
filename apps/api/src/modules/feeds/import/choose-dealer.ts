import { foldText } from '@showroom/domain/search/search-atoms';
import type { ReadWord } from '../dictionary/dealer-words.ts';
import type { KnownDealer, KnownMark } from '../dictionary/stock-dictionary.ts';
import { foldWords } from '../normalise/fold-words.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';

/** Words of an address that streets share. */
const common =
  /^(?:ул|улица|пр|просп|проспект|ш|шоссе|д|дом|корп|к|стр|строение|г|город|обл|область|пер|переулок|наб|набережная|вл)$/;
const addressWords = (text: string) => foldWords(text).filter((word) => !common.test(word));

/** The only centre whose whole address stands in the text: «Москва, Ленинградское шоссе, 71» names «Ленинградское ш., 71». */
function byAddress(text: string, dealers: readonly KnownDealer[]): KnownDealer | undefined {
  const said = new Set(addressWords(text));
  const found = dealers.filter(({ address }) => {
    const words = addressWords(address);
    return words.length > 1 && words.every((word) => said.has(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Where a vehicle stands: the centre that its record names, else the one that the whole file belongs to, else the
 * only one that sells the mark. An address is never guessed.
 */
export function chooseDealer(
  { values }: RawRecord,
  mark: KnownMark,
  {
    dealers,
    fileDealer,
    word,
  }: { dealers: readonly KnownDealer[]; fileDealer: KnownDealer | undefined; word: ReadWord },
  problems: ProblemCollector,
): KnownDealer | undefined {
  const said = values.dealer ?? values.address;
  if (said) {
    const mapped = word('dealer', said.text, () => undefined);
    const text = mapped ?? foldText(said.text);
    const found = dealers.find(({ code, name }) => code === text || foldText(name) === text);
    if (found) return found;
    const there = byAddress((values.address ?? said).text, dealers);
    if (there) return there;
    if (!fileDealer && values.dealer) return problems.refuse('unknown dealer', said, 'dealer');
    if (values.dealer) problems.note('unknown dealer, taken that of the feed', said);
  }
  if (fileDealer) return fileDealer;
  const selling = dealers.filter(({ markIds }) => markIds.includes(mark.id));
  return selling.length === 1
    ? selling[0]
    : problems.refuse('the dealer is missing: give it in the feed or with --dealer');
}
