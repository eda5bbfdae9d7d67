import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Of which React keeps more than an attribute can say. */
const stateful = new Set(['select', 'textarea']);
/** Present or absent; any other attribute that is `true` or `false` says so only in `data-` and `aria-`. */
const booleans = new Set([
  'async',
  'checked',
  'defer',
  'disabled',
  'download',
  'hidden',
  'inert',
  'multiple',
  'open',
  'readonly',
  'required',
]);

const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
};
const silent = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning']);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const special = /[&<>"']/;
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter) : text;

const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Strings alone: a bare number would need React's table of which properties are counted in pixels. */
function styleText(style: object, tag: string): string {
  const rows = Object.entries(style).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const odd = rows.find(([, value]) => typeof value !== 'string');
  if (odd) throw new Error(`<${tag}>: style.${odd[0]} must be a string in static markup`);
  return rows.map(([name, value]) => `${cssName(name)}:${String(value).trim()}`).join(';');
}

function attribute(tag: string, name: string, value: unknown): string {
  if (value === undefined || value === null || silent.has(name)) return '';
  if (typeof value === 'function') throw new Error(`<${tag} ${name}>: static markup answers no events`);
  const spelled = attributeNames[name] ?? name;
  if (name === 'style') {
    const text = styleText(value as object, tag);
    return text ? ` style="${escaped(text)}"` : '';
  }
  if (typeof value === 'boolean' && !/^(?:data|aria)-/.test(name)) {
    if (!value) return '';
    if (!booleans.has(spelled.toLowerCase()))
      throw new Error(`<${tag} ${name}>: static markup does not know this flag`);
    return ` ${spelled}=""`;
  }
  return ` ${spelled}="${escaped(String(value))}"`;
}

function hostMarkup(tag: string, props: Record<string, unknown>): string {
  if (stateful.has(tag)) throw new Error(`<${tag}> keeps a value: it cannot be static markup`);
  let open = `<${tag}`;
  for (const name in props) open += attribute(tag, name, props[name]);
  if (voids.has(tag)) return `${open}/>`;
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  return `${open}>${raw ? raw.__html : markupOf(props.children as ReactNode)}</${tag}>`;
}

function elementMarkup({ type, props }: ReactElement): string {
  if (typeof type === 'string') return hostMarkup(type, props as Record<string, unknown>);
  if (type === Fragment) return markupOf((props as { children?: ReactNode }).children);
  const { $$typeof } = type as { $$typeof?: symbol };
  if (typeof type !== 'function' || $$typeof) throw new Error('static markup holds no client components');
  return markupOf((type as (props: unknown) => ReactNode)(props));
}

/**
 * HTML of elements that hold no state, no effects and no handlers: exactly what React's `renderToStaticMarkup` says, which
 * a server component may not ask. @throws on what cannot be static: a client component, a handler, a field with a value.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (isValidElement(node)) return elementMarkup(node);
  if (Symbol.iterator in node) return Array.from(node as Iterable<ReactNode>, markupOf).join('');
  throw new Error('static markup waits for nothing');
}
