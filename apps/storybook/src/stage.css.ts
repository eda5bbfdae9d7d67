import { vars } from '@showroom/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The floor that a story stands on: ground and ink of the theme, the gutter of a page, room for focus rings. */
export const stage = style({ padding: `24px ${vars.gutter}`, backgroundColor: vars.color.surface, minWidth: 0 });

// A page keeps room for its scroll bar, a story has none.
globalStyle('html', { scrollbarGutter: 'auto', scrollbarWidth: 'none' });
