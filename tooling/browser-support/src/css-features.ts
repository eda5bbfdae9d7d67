import postcss, { type AtRule, type Declaration } from 'postcss';
import { isKnown, keysByName } from './compat-data.ts';

/** Units whose key has another name. */
const units: readonly [RegExp, string][] = [
  [/\d[dsl]v(?:[whib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:[whib]|min|max)\b/, 'css.types.length.container_query_length_units'],
];

/** Words whose key has another name. */
const words: Record<string, string> = { 'allow-discrete': 'css.properties.transition.transition-behavior' };

const types = keysByName(/^css\.types\./);
const selectors = keysByName(/^css\.selectors\.[^.]+$/);
const withoutStrings = (text: string) => text.replaceAll(/(['"])(?:\\.|(?!\1).)*\1|url\([^)]*\)/g, '""');

function* declarationFeatures({ prop, value, parent }: Declaration): Generator<string> {
  if (prop.startsWith('--')) return;
  const isDescriptor = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  const property = isDescriptor ? `css.at-rules.font-face.${prop}` : `css.properties.${prop}`;
  yield property;
  const plain = withoutStrings(value);
  for (const [word] of plain.matchAll(/(?<![\w-])-?[a-z][\w-]*(?![\w-]*\()/g)) {
    const key = words[word] ?? `${/^transition/.test(prop) ? 'css.properties' : property}.${word}`;
    if (isKnown(key)) yield key;
  }
  for (const [, name = ''] of plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    yield* types.get(name) ?? [`${property}.${name}`].filter(isKnown);
  for (const [unit, key] of units) if (unit.test(plain)) yield key;
}

/** Keys of the pseudo-classes and pseudo-elements of a selector. */
export function* selectorFeatures(selector: string): Generator<string> {
  const plain = withoutStrings(selector).replaceAll(/\\./g, '');
  for (const [, name = ''] of plain.matchAll(/::?(-?[a-z][a-z-]*)/g))
    yield* selectors.get(name) ?? [`css.selectors.${name}`];
}

function* atRuleFeatures({ name, params }: AtRule): Generator<string> {
  yield `css.at-rules.${name}`;
  if (name !== 'media' && name !== 'container') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)\s*[:)]/g)) {
    const key = `css.at-rules.${name}.${feature}`;
    if (isKnown(key)) yield key;
  }
}

/** Keys of everything that a style sheet asks of the browser, prefixed names excepted: they are fallbacks by nature. */
export function cssFeatures(css: string): ReadonlySet<string> {
  const keys = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'comment') return;
    const found =
      node.type === 'decl'
        ? declarationFeatures(node)
        : node.type === 'rule'
          ? selectorFeatures(node.selector)
          : atRuleFeatures(node);
    for (const key of found) if (!/\.-(?:webkit|moz|ms)-/.test(key)) keys.add(key);
  });
  return keys;
}
