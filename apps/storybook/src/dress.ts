import { rootClass } from '@showroom/ui/theme/global.css';
import { themes } from './themes.ts';

/** Puts a theme on the document, as a shell does: dialogs and popovers are drawn outside the story. */
export function dress(name: unknown): void {
  const theme = themes.find((known) => known.name === name) ?? themes[0];
  document.documentElement.className = `${rootClass} ${theme?.className}`;
  document.documentElement.lang = 'ru';
}
