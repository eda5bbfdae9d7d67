const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Not allowed in XML 1.0 even escaped: control characters, lone surrogates. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as the content of an element or of an attribute, in XML and in HTML. What markup cannot hold is left out. */
export function escapeMarkup(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}
