import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants, popoverOpen } from '../theme/styles.ts';

const { color, space, motion } = vars;

/** What little there is to show does not make a strip: a popup under 300 px is at least so high (PRD-9). */
const megaLeastHeight = 242;

export const popover = kitStyle({
  inset: 'auto',
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  maxHeight: 'calc(100dvh - 96px)',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  opacity: 0,
  transition: `opacity ${motion.fast}, display ${motion.fast} allow-discrete, overlay ${motion.fast} allow-discrete`,
  selectors: { [`&${popoverOpen}`]: { opacity: 1, '@starting-style': { opacity: 0 } } },
  // Without anchors: in the upper middle, with the margin of `mega` at the lower edge of a header of 104 px.
  '@supports': {
    'not (position-area: bottom)': { position: 'fixed', insetBlockStart: '92px', insetInline: 0, marginInline: 'auto' },
  },
});

const anchored = (area: string) => ({
  marginBlock: space[2],
  positionArea: area,
  positionTryFallbacks: 'flip-block, flip-inline',
});

export const anchors = kitVariants({
  'bottom-start': anchored('bottom span-right'),
  'bottom-end': anchored('bottom span-left'),
  mega: {
    width: '100%',
    maxWidth: '100%',
    minHeight: `${megaLeastHeight}px`,
    border: 0,
    borderBlockStart: `1px solid ${color.line}`,
    borderRadius: 0,
    padding: `${space[8]} 0`,
    // From the button's lower edge to that of the header's bar (68 px high, the button 44).
    marginBlockStart: '12px',
    positionArea: 'bottom span-all',
    insetInline: 0,
  },
});
