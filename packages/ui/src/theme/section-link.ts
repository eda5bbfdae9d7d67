import { vars } from './contract.css.ts';
import { hover, media } from './media.ts';
import { type } from './type.ts';

/**
 * A link of an area's menu, as a style fragment like those of `type`: a tab of a row that scrolls, and from `lg` on a line of the list
 * beside the page. Where one is has a bar.
 */
export const sectionLink = {
  ...type.textMd,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  color: vars.color.textQuiet,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.font.medium,
      borderBlockEndColor: vars.color.action,
      // The row opens where the page stands, not at its beginning.
      scrollInitialTarget: 'nearest',
      scrollMarginInline: vars.space[8],
    },
  },
  '@media': {
    [hover]: { ':hover': { color: vars.color.action } },
    [media.lg]: {
      borderBlockEnd: 0,
      borderInlineStart: `2px solid ${vars.color.line}`,
      paddingInlineStart: vars.space[4],
      // The list does not scroll: the page itself would.
      selectors: {
        '&[aria-current]': { borderInlineStartColor: vars.color.action, scrollInitialTarget: 'none' },
      },
    },
  },
} as const;
