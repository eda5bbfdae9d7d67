import { loadFacts } from '../../../seed/load-facts.ts';

/** Trims of fewer models are names of their own: «Cooper S», «E-Clutch». */
const leastModels = 2;
const word = /^[a-zа-яё-]{3,}$/i;

let known: ReadonlySet<string> | undefined;

/** Words that trims of several models have, in small letters; read once, as every record asks. */
export function trimWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...Map.groupBy(
        loadFacts().marks.flatMap(({ models }) =>
          models.flatMap(({ trims }) => [...new Set(trims.flatMap((trim) => trim.toLowerCase().split(/\s+/)))]),
        ),
        (said) => said,
      ),
    ].flatMap(([said, all]) => (all.length >= leastModels && word.test(said) ? [said] : [])),
  );
  return known;
}
