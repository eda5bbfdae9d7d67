/**
 * Joiners and break marks are never drawn. The no-break hyphen of phone numbers is: no family here has it, and the
 * device lends its own.
 */
const excused = new Set([0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff]);

const toRange = (text: string): [number, number] => {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

/**
 * Characters on the page that the theme's family has no glyph for. The device's own fonts would draw them, and the
 * picture would differ from machine to machine, as the site does from visitor to visitor.
 */
export function foreignCharacters(): string[] {
  const root = getComputedStyle(document.documentElement).fontFamily;
  const family = root.split(',')[0]?.trim() ?? '';
  const unquoted = family.replace(/^["']|["']$/g, '');
  const ranges = [...document.fonts]
    .filter((face) => face.family.replace(/^["']|["']$/g, '') === unquoted)
    .flatMap((face) => face.unicodeRange.split(',').map(toRange));
  const isKnown = (code: number) =>
    code < 0x20 || excused.has(code) || ranges.some(([from, to]) => from <= code && code <= to);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts, not the text of scripts
  const shown = new Set(document.body.innerText);
  return [...shown].filter((character) => !isKnown(character.codePointAt(0) ?? 0));
}
