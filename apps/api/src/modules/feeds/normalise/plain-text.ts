const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};
const isMarkup = /<\/?[a-z][^<>]{0,500}>/i;
const maxLength = 10_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A description as plain text: marked-up ones (Avito sends HTML) lose their tags and keep their paragraphs. */
export function plainText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n');
  if (isMarkup.test(plain)) {
    plain = plain
      .replace(/<(?:script|style)\b[^<]{0,20000}<\/(?:script|style)>/gi, '')
      .replace(/<li[^<>]{0,500}>/gi, '\n— ')
      .replace(/<br[^<>]{0,500}>|<\/(?:p|div|li|ul|ol|h\d)>/gi, '\n')
      .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
      .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      .replace(/\n{3,}/g, '\n\n');
  }
  return plain.replace(control, '').trim().slice(0, maxLength);
}
