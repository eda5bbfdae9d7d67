import { parseSync } from 'oxc-parser';
import { isKnown, keysByName } from './compat-data.ts';
import { selectorFeatures } from './css-features.ts';
import { type Node, nameOf, nodesOf, textOf } from './syntax-tree.ts';

/** The keys that a name may stand for: without types a method is any of those of its name. */
type Candidates = readonly string[];

const members = keysByName(/^(?:api|javascript\.builtins(?:\.Intl)?)\.[^.]+\.[^.]+$/);
const elementEvents = keysByName(/^api\.(?:HTML\w*)?Element\.(\w+)_event(?:\.\w+_elements)?$/);
const attributes = keysByName(/^html\.(?:global_attributes|elements\.[^.]+)\.[^.]+$/);

/** The interfaces of the objects that every script sees. */
const instances: Record<string, string> = {
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigation: 'Navigation',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
  window: 'Window',
};

type Names = { own: ReadonlySet<string>; imported: ReadonlySet<string> };

/** `URL.parse` and `navigator.share` are known exactly; of `panel.showPopover` only the name is, unless it is one of ours. */
function memberFeature(node: Node, { own, imported }: Names): Candidates {
  const [owner = '', name] = [nameOf(node.object), nameOf(node.property)];
  if (node.computed || name === undefined) return [];
  const exact = ['api', 'javascript.builtins']
    .map((space) => `${space}.${instances[owner] ?? owner}.${name}`)
    .flatMap((key) => [`${key}_static`, key])
    .filter(isKnown);
  if (exact.length > 0) return exact;
  return own.has(name) || imported.has(owner) || instances[owner] ? [] : (members.get(name) ?? []);
}

function callFeature(node: Node, { own }: Names): Candidates {
  const callee = node.callee as Node;
  const name = nameOf(callee);
  if (node.type === 'NewExpression') return [`api.${name}`, `javascript.builtins.${name}`].filter(isKnown);
  return name === undefined || own.has(name) ? [] : [`api.Window.${name}`].filter(isKnown);
}

/** An event is meant of every element that has it: whose listener it is, is not seen from here. */
function eventFeatures(node: Node): Candidates[] {
  const callee = node.callee as Node;
  if ((nameOf(callee) ?? nameOf(callee.property)) !== 'addEventListener') return [];
  const event = textOf((node.arguments as Node[])[0]) ?? '';
  return elementEvents.get(event)?.map((key) => [key]) ?? [members.get(`${event}_event`) ?? []];
}

/** A selector that a script asks for: one that the browser does not know throws. */
function askedSelector(node: Node): string | undefined {
  const method = nameOf((node.callee as Node).property);
  const isAsking = method !== undefined && /^(?:matches|closest|querySelector(?:All)?)$/.test(method);
  return isAsking ? textOf((node.arguments as Node[])[0]) : undefined;
}

const patterns: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[ims-]+:/, 'javascript.regular_expressions.modifier'],
];

function regexFeatures({ pattern, flags }: { pattern: string; flags: string }): Candidates[] {
  const found = patterns.filter(([part]) => part.test(pattern)).map(([, key]) => [key]);
  return flags.includes('v') ? [...found, ['javascript.builtins.RegExp.unicodeSets']] : found;
}

function markupFeatures(node: Node): Candidates[] {
  const element = nameOf(node.name);
  if (element === undefined) return [];
  const isNative = /^[a-z]/.test(element);
  const ofAttributes = (node.attributes as Node[]).flatMap((attribute) => {
    const name = nameOf(attribute.name)?.toLowerCase();
    if (name === undefined || /^on[a-z]/.test(name)) return [];
    const native = [`html.elements.${element}.${name}`, `html.global_attributes.${name}`].filter(isKnown);
    // A component hands on what it is given: to which element is not seen from here.
    const keys = isNative ? native : (attributes.get(name) ?? []);
    const value = textOf(attribute.value);
    return [keys, keys.flatMap((key) => [`${key}.${value}`, `${key}.${value}_value`]).filter(isKnown)];
  });
  return isNative ? [[`html.elements.${element}`].filter(isKnown), ...ofAttributes] : ofAttributes;
}

const declaring = /^(?:Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/;

/** Names of properties that a file declares: what is called so is ours, whatever a browser calls so too. */
export function declaredNames(path: string, text: string): string[] {
  const nodes = [...nodesOf(parseSync(path, text).program.body)];
  return nodes.flatMap((node) => (declaring.test(node.type) ? (nameOf(node.key) ?? []) : []));
}

export type ScriptFeatures = { markup: Candidates[]; calls: Candidates[]; selectors: string[] };

/** What a script and its markup ask of the browser; `own` are names of our code. @throws when the file cannot be parsed. */
export function scriptFeatures(path: string, text: string, own: ReadonlySet<string> = new Set()): ScriptFeatures {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const nodes = [...nodesOf(program.body)];
  const imports = nodes.filter(({ type }) => /^Import\w*Specifier$/.test(type));
  const names = { own, imported: new Set(imports.flatMap(({ local }) => nameOf(local) ?? [])) };
  const found: ScriptFeatures = { markup: [], calls: [], selectors: [] };
  for (const node of nodes) {
    if (node.type === 'JSXOpeningElement') found.markup.push(...markupFeatures(node));
    else if (node.type === 'MemberExpression') found.calls.push(memberFeature(node, names));
    else if (node.type === 'NewExpression') found.calls.push(callFeature(node, names));
    else if (node.type === 'CallExpression') {
      found.calls.push(callFeature(node, names), ...eventFeatures(node));
      // What a forgiving list does not know it drops.
      const selector = askedSelector(node)?.replaceAll(/:(?:is|where)\([^()]*\)/g, '');
      if (selector) found.selectors.push(...selectorFeatures(selector));
    } else if (node.regex) found.calls.push(...regexFeatures(node.regex as { pattern: string; flags: string }));
  }
  return found;
}
