import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import { wireframe, wireframeTokens } from './wireframe.css.ts';

type Theme = { name: string; className: string; tokens: ThemeTokens };

// By pattern, not by name: a brand that is added tomorrow is in the workshop the same day.
const classes = import.meta.glob<string>('../../*/brand/theme.css.ts', { eager: true, import: 'theme' });
const tokens = import.meta.glob<ThemeTokens>('../../*/brand/theme.tokens.ts', { eager: true, import: 'tokens' });

const brands = Object.entries(classes).flatMap(([path, className]): Theme[] => {
  const name = path.split('/')[2] ?? '';
  const decided = tokens[`../../${name}/brand/theme.tokens.ts`];
  return decided ? [{ name, className, tokens: decided }] : [];
});

/** Every brand that has a shell, then the wireframe. */
export const themes: readonly Theme[] = [
  ...brands.sort((a, b) => a.name.localeCompare(b.name)),
  { name: 'wireframe', className: wireframe, tokens: wireframeTokens },
];
