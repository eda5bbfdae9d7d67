const shortest = 3;

/** Endings of adjectives and participles; tried before those of nouns. Verbs are not searched for. */
const adjective = /(?:[иы]ми|[ое]го|[ое]му|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const noun = /(?:иями|ями|ами|иях|ях|ах|иям|ям|ам|ием|ию|ью|ия|ья|ье|ев|ов|а|е|и|й|о|у|ы|ь|ю|я)$/;

function cut(word: string, ending: RegExp): string | undefined {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= shortest && /[аеиоуыэюя]/.test(stem) ? stem : undefined;
}

const shortestFleeting = 5;

/** Takes the vowel out that comes and goes: `колодок` and `колодки`, `стоек` and `стойка`. */
function withoutFleeting(stem: string): string {
  if (stem.length < shortestFleeting) return stem;
  return stem.replace(/([аоуяию])ек$/, '$1йк').replace(/([бвгджзклмнпрстфхцчшщ])[ое]к$/, '$1к');
}

/**
 * The part of a Russian word that its cases and numbers share: `коврики`, `ковриков` → `коврик`; `зимняя`, `зимние` →
 * `зимн`. Takes lower case without ё; a word that is too short to be cut stays.
 */
export function stemRussian(word: string): string {
  const stem = cut(word, adjective) ?? cut(word, noun) ?? word;
  return withoutFleeting(stem.replace(/ь$/, '').replace(/нн$/, 'н'));
}
