import { escapeMarkup } from '@showroom/domain/markup';

type Attributes = Readonly<Record<string, string | number>>;

/** `<name a="1">text</name>`; nothing for what is not known. */
export function element(name: string, text: string | number | null | undefined, attributes: Attributes = {}): string {
  if (text === null || text === undefined || text === '') return '';
  return `<${name}${printAttributes(attributes)}>${typeof text === 'number' ? text : escapeMarkup(text)}</${name}>`;
}

/** An element around others that are XML already. */
export function wrap(name: string, inner: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${printAttributes(attributes)}>${inner.join('')}</${name}>`;
}

function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
