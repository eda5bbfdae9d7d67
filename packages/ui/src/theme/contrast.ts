import { contrast } from './color.ts';
import { deriveTheme } from './derive.ts';
import type { Hex, ThemeTokens } from './tokens.ts';

export type ContrastPair = { name: string; ratio: number; min: number };

/** Least contrast of text and of what is not text (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
const forText = 4.5;
const forShape = 3;

/** Every pair of colours that the kit lays upon each other, with its contrast and the least that is allowed. */
export function contrastPairs(tokens: ThemeTokens): ContrastPair[] {
  const { color, brand, inverse } = deriveTheme(tokens);
  const pair = (name: string, front: Hex, back: Hex, min: number) => ({ name, ratio: contrast(front, back), min });
  const pages = { surface: color.surface, surfaceRaised: color.surfaceRaised, surfaceSunken: color.surfaceSunken };
  const inks = ['text', 'textQuiet', 'action', 'critical', 'positive', 'notice'] as const;
  const grounds = { brand, inverse };
  return [
    ...Object.entries(pages).flatMap(([name, back]) => [
      ...inks.map((ink) => pair(`${ink} on ${name}`, color[ink], back, forText)),
      pair(`focus on ${name}`, color.focus, back, forShape),
      pair(`lineStrong on ${name}`, color.lineStrong, back, forShape),
    ]),
    pair('text on actionSoft', color.text, color.actionSoft, forText),
    pair('action on actionSoft', color.action, color.actionSoft, forText),
    pair('onAction on action', color.onAction, color.action, forText),
    pair('onAction on actionHover', color.onAction, color.actionHover, forText),
    pair('onAction on actionActive', color.onAction, color.actionActive, forText),
    pair('onCritical on critical', color.onCritical, color.critical, forText),
    pair('onAccent on accent', color.onAccent, color.accent, forText),
    ...(['critical', 'positive', 'notice'] as const).flatMap((tone) => [
      pair(`${tone} on ${tone}Soft`, color[tone], color[`${tone}Soft`], forText),
      pair(`text on ${tone}Soft`, color.text, color[`${tone}Soft`], forText),
      pair(`action on ${tone}Soft`, color.action, color[`${tone}Soft`], forText),
    ]),
    ...Object.entries(grounds).flatMap(([name, ground]) => [
      pair(`${name}: text`, ground.text, ground.surface, forText),
      pair(`${name}: textQuiet`, ground.textQuiet, ground.surface, forText),
      pair(`${name}: text on surfaceSunken`, ground.text, ground.surfaceSunken, forText),
      pair(`${name}: action as text`, ground.action, ground.surface, forText),
      pair(`${name}: onAction`, ground.onAction, ground.action, forText),
      pair(`${name}: onAction on actionHover`, ground.onAction, ground.actionHover, forText),
      pair(`${name}: onCritical on critical`, ground.onCritical, ground.critical, forText),
      ...(['critical', 'positive', 'notice'] as const).flatMap((tone) => [
        pair(`${name}: ${tone}`, ground[tone], ground.surface, forText),
        pair(`${name}: ${tone} on ${tone}Soft`, ground[tone], ground[`${tone}Soft`], forText),
        pair(`${name}: text on ${tone}Soft`, ground.text, ground[`${tone}Soft`], forText),
        pair(`${name}: action on ${tone}Soft`, ground.action, ground[`${tone}Soft`], forText),
      ]),
      pair(`${name}: text on actionSoft`, ground.text, ground.actionSoft, forText),
      pair(`${name}: lineStrong`, ground.lineStrong, ground.surface, forShape),
      pair(`${name}: focus`, ground.focus, ground.surface, forShape),
    ]),
  ];
}
