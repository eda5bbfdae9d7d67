/** Fewer letters begin too many words. */
const shortest = 3;
/** Readings of one value that are tried. */
const mostReadings = 24;
/** A value of more words is a text. */
const mostWords = 6;

/** The words of phrases between `|`, without the star of a beginning. */
export const vocabularyOf = (phrases: readonly string[]): readonly string[] => [
  ...new Set(phrases.flatMap((phrase) => phrase.split(/[|\s]+/)).map((word) => word.replace('*', ''))),
];

/**
 * What a folded value with abbreviated words may mean: «внед 3 дв», «лифтб», «вариат». A word that begins words of the vocabulary
 * stands for each of them.
 */
export function unabbreviated(folded: string, vocabulary: readonly string[]): string[] {
  const said = folded.split(' ');
  if (said.length > mostWords) return [];
  const words = said.map((word) => {
    const longer =
      word.length >= shortest && !vocabulary.includes(word)
        ? vocabulary.filter((one) => one.length > word.length && one.startsWith(word))
        : [];
    return longer.length > 0 ? longer : [word];
  });
  if (words.every((choice, at) => choice.length === 1 && choice[0] === said[at])) return [];
  let readings = [''];
  for (const choice of words)
    readings = readings.flatMap((before) => choice.map((word) => `${before} ${word}`.trim())).slice(0, mostReadings);
  return readings;
}

/** The code on which all readings that mean anything agree. */
export function onlyOne<Code>(codes: readonly (Code | undefined)[]): Code | undefined {
  const found = new Set(codes.filter((code) => code !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}
