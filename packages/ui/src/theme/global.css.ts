import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { forcedColors, reducedMotion } from './media.ts';
import { kitStyle, popoverOpen } from './styles.ts';
import { type } from './type.ts';

type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', minWidth: 0 });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  scrollPaddingTop: '96px',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
reset('body', { minHeight: '100dvh' });
reset('ul, ol', { listStyle: 'none' });
reset('img, picture, svg, video', { display: 'block', maxWidth: '100%' });
reset('img', { height: 'auto' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('button, a, summary, label, input, select', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
reset('fieldset', { border: 0 });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
// For browsers without popovers: no menu lies open until the polyfill is there.
reset(`[popover]:not(${popoverOpen})`, { display: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
// It wins over the display of any class.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// One open layer stops the page behind it; `scrollbar-gutter` keeps the width, so nothing jumps. On the body, as every
// change of the head would have the whole document asked again. After the layer has come: a page that cannot scroll is
// drawn anew, and the press waited for it (the search on a desktop 88 → 40 ms, `tooling/bench/src/interactions.ts`).
reset('body:has(dialog:modal)', { overflow: 'hidden', transition: 'overflow 0.2s allow-discrete' });
reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
});
reset('html, body', {
  '@media': { print: { background: '#fff !important', color: '#000 !important', overflow: 'visible' } },
});
// Colours that the visitor forces take grounds and shadows away: what is chosen says so in the system's own pair.
reset(
  '[aria-current], [aria-selected="true"], [aria-pressed="true"], label:has(> [type="radio"]:checked), input:checked',
  {
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'SelectedItem !important',
        color: 'SelectedItemText !important',
      },
    },
  },
);
// A layer without ground and shadow would be one with the page under it. Important here, so that none takes it back.
reset('dialog, [popover]', { '@media': { [forcedColors]: { border: '1px solid CanvasText !important' } } });
// Paper needs the matter, not the chrome: only what frames the page goes, a heading inside `main` stays.
reset('body', { '@media': { print: { minHeight: 0 } } });
reset(
  'header:not(main *), footer:not(main *), nav, dialog, [popover], body > a, [role=switch], summary svg, [data-print="hide"]',
  {
    '@media': { print: { display: 'none !important' } },
  },
);

/** Ground, ink and base type of a page. Put it on `<html>` beside the class of the theme. */
export const rootClass = kitStyle({
  ...type.textMd,
  fontFamily: vars.font.body,
  fontWeight: vars.font.regular,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  accentColor: vars.color.action,
  fontSynthesis: 'weight',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  colorScheme: 'light',
});
