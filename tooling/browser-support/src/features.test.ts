import { expect, test } from 'vitest';
import { browserFiles } from './browser-files.ts';
import { bestKnown, lackingIn } from './compat-data.ts';
import { compileStyles } from './compile-styles.ts';
import { cssFeatures } from './css-features.ts';
import { scriptFeatures } from './script-features.ts';

const supported = { chrome: 111, firefox: 128, safari: 17 };
const lacking = (keys: Iterable<string>) => [...keys].filter((key) => lackingIn(key, supported).length > 0);

test.each([
  ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a value', 'a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
  ['a property in a transition', 'a { transition: overlay 1s allow-discrete }', 'css.properties.overlay'],
  ['a word with a key of its own', 'a { transition: display 1s allow-discrete }', 'transition-behavior'],
  ['a function', 'a { width: calc-size(auto, size) }', 'css.types.calc-size'],
  ['a pseudo-class', 'a:is(:popover-open, b) { top: 0 }', 'css.selectors.popover-open'],
  ['a pseudo-class that nobody knows', 'a:afloat { top: 0 }', 'css.selectors.afloat'],
  ['a rule', 'a { @starting-style { top: 0 } }', 'css.at-rules.starting-style'],
  ['a media feature', '@media (scripting: none) { a { top: 0 } }', 'css.at-rules.media.scripting'],
  ['a descriptor', '@font-face { ascent-override: 90% }', 'css.at-rules.font-face.ascent-override'],
])('of a style sheet: %s', (_name, css, key) => {
  expect(lacking(cssFeatures(css)).join()).toContain(key);
});

test('what every browser of the set knows is not named, nor what only looks like a feature', () => {
  const css = `a:not(:has(b))::before { content: "overlay: field-sizing(1dvh)"; height: 100dvh; translate: 0;
    background: url(text-box.svg); -webkit-mask-image: none; --overlay: pretty; container-type: inline-size }`;
  expect(lacking(cssFeatures(css))).toEqual([]);
});

const callsOf = (text: string) =>
  scriptFeatures('a.tsx', text).calls.flatMap((keys) => bestKnown(keys, supported) ?? []);

test.each([
  ['a static method', 'URL.parse(href)', 'api.URL.parse_static'],
  ['a static method of the language', 'Map.groupBy(items, keyOf)', 'javascript.builtins.Map.groupBy'],
  ['a method of whatever', 'panel.showPopover()', 'api.HTMLElement.showPopover'],
  ['a part of a global object', 'navigator.share({})', 'api.Navigator.share'],
  ['a constructor', 'new CloseWatcher()', 'api.CloseWatcher'],
  ['a function of the window', 'requestIdleCallback(run)', 'api.Window.requestIdleCallback'],
  ['an event', "addEventListener('scrollend', run)", 'scrollend_event'],
  ['an event that one kind of element has later', "it.addEventListener('toggle', run)", 'toggle_event.dialog_elements'],
  ['a flag of a pattern', '/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
])('of a script: %s', (_name, text, key) => {
  expect(lacking(callsOf(text)).join()).toContain(key);
});

test('names that are imported, ours, or old enough are not features', () => {
  const text =
    "import * as v from 'valibot'; v.union([]); items.at(-1); structuredClone(items); cards.layout; query.union;";
  expect(lacking(scriptFeatures('a.ts', text, new Set(['layout', 'union'])).calls.flat())).toEqual([]);
});

test('a selector that throws is told, one in a forgiving list is not', () => {
  expect(scriptFeatures('a.ts', "panel.matches(':popover-open')").selectors).toEqual(['css.selectors.popover-open']);
  expect(scriptFeatures('a.ts', "panel.matches(':is(:popover-open)')").selectors).toEqual([]);
});

test.each([
  ['an element', '<search />', 'html.elements.search'],
  ['an attribute', '<button command="close" />', 'html.elements.button.command'],
  ['an attribute in the spelling of React', '<img fetchPriority="high" />', 'html.elements.img.fetchpriority'],
  ['an attribute that a component hands on', '<Button commandfor="a" />', 'html.elements.button.commandfor'],
  ['a global attribute', '<p popover="auto" />', 'html.global_attributes.popover'],
  ['a value', '<p popover="hint" />', 'html.global_attributes.popover.hint'],
])('of markup: %s', (_name, text, key) => {
  const keys = scriptFeatures('a.tsx', text).markup.flatMap((candidates) => bestKnown(candidates, supported) ?? []);
  expect(lacking(keys)).toContain(key);
});

test('styles are what vanilla-extract makes of them', async () => {
  const [sheet] = await compileStyles(['packages/ui/src/popover/popover.css.ts']);
  expect(sheet?.css).toMatch(/@layer kit \{[\s\S]*position-area: bottom/);
});

test('a browser runs client components and what they import, the server runs the rest', () => {
  const files = browserFiles();
  for (const path of ['packages/shell/src/frame/frame-island.tsx', 'packages/ui/src/polyfills/invoker-commands.ts'])
    expect(files).toContain(path);
  expect(files).not.toContain('packages/shell/src/frame/frame.tsx');
});
