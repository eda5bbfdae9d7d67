/** Adjectives that are said with tenderness, by what is left of them: «красненькая», «беленькую», «новенький». */
const tender =
  /(?<!\p{L})(бел|черн|красн|сер|зелен|желт|голуб|нов|стар|прост|дешев|бюджетн|бодр|чист|рыж)(?:ень|онь)к(ая|ую|ий|ие|ое|ой|ого|их|ими|им)(?!\p{L})/giu;
/** After a soft stem. */
const soft = /(?<!\p{L})(син)еньк(ая|ую|ий|ие|ое|ой|ого|их)(?!\p{L})/giu;
const hardEndings: Readonly<Record<string, string>> = { ий: 'ый', ие: 'ые', их: 'ых', им: 'ым', ими: 'ыми' };
const softEndings: Readonly<Record<string, string>> = { ая: 'яя', ую: 'юю', ое: 'ее', ой: 'ей', ого: 'его' };

/** A text with its tender adjectives as they are listed. */
export const withPlainAdjectives = (text: string): string =>
  text
    .replace(tender, (_, stem: string, ending: string) => stem + (hardEndings[ending.toLowerCase()] ?? ending))
    .replace(soft, (_, stem: string, ending: string) => stem + (softEndings[ending.toLowerCase()] ?? ending));
