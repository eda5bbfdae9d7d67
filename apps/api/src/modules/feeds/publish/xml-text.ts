const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML 1.0 has no place for, not even escaped: control characters, half a pair of surrogates. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as the content of an element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}

type Attributes = Readonly<Record<string, string | number>>;

/** `<name a="1">text</name>`; nothing for what is not known. */
export function element(name: string, text: string | number | null | undefined, attributes: Attributes = {}): string {
  if (text === null || text === undefined || text === '') return '';
  return `<${name}${printAttributes(attributes)}>${typeof text === 'number' ? text : escapeXml(text)}</${name}>`;
}

/** An element around others that are XML already. */
export function wrap(name: string, inner: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${printAttributes(attributes)}>${inner.join('')}</${name}>`;
}

function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
