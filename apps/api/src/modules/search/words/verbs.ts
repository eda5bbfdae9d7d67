/** Endings of verbs that nouns seldom have: «забыла», «запишите», «нанести», «пришел». */
const verbEnding =
  /(?:ть|ться|чь|тся|сти|зти|йти|ите|йте|ете|ёте|ишь|ешь|[аиыея](?:ла|ло|ли|л)|шел|шла|шли|[аяуюе](?:ет|ют)|[яую]т|лся|лась|лись)$/;
const shortest = 5;

/** Whether a word that nobody knows is a verb by its look: it tells what to do with the others and is no thing of its own. */
export const looksLikeVerb = (text: string): boolean => text.length >= shortest && verbEnding.test(text);
