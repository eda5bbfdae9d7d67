import { foldText } from '@showroom/domain/search/search-atoms';
import type { RawRecord } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';
import type { KnownDealer, KnownMark } from './stock-dictionary.ts';

/**
 * Where a vehicle stands: the centre that its record names, else the one that the whole file belongs to, else the
 * only one that sells the mark. An address is never guessed.
 */
export function chooseDealer(
  { values }: RawRecord,
  mark: KnownMark,
  dealers: readonly KnownDealer[],
  fileDealer: KnownDealer | undefined,
  problems: ProblemCollector,
): KnownDealer | undefined {
  const said = values.dealer;
  if (said) {
    const text = foldText(said.text);
    const found = dealers.find(({ code, name }) => code === text || foldText(name) === text);
    if (found) return found;
    if (!fileDealer) return problems.refuse('unknown dealer', said);
    problems.note('unknown dealer, taken that of the feed', said);
  }
  if (fileDealer) return fileDealer;
  const selling = dealers.filter(({ markIds }) => markIds.includes(mark.id));
  return selling.length === 1
    ? selling[0]
    : problems.refuse('the dealer is missing: give it in the feed or with --dealer');
}
