import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const block = featureStyle({
  display: 'block',
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
});
export const form = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.s]: { gridTemplateColumns: '1fr 1fr' },
    // The column of the button is there before the button: the HTML may end between them for a moment.
    [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr) 300px', alignItems: 'end' },
  },
});

export const hidden = featureStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const tabs = featureStyle({
  display: 'flex',
  gap: vars.space[5],
  gridColumn: '1 / -1',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const tab = featureStyle({
  ...type.textLg,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
  borderBottom: '2px solid transparent',
});
featureGlobal(`${tab}:has(:checked)`, { color: vars.color.text, borderBottomColor: vars.color.action });
featureGlobal(`${tab}:has(:focus-visible)`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });

export const field = featureStyle({ display: 'grid', gap: vars.space[1] });
export const label = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const select = featureStyle({
  ...type.textMd,
  appearance: 'none',
  width: '100%',
  minHeight: '52px',
  padding: `0 44px 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  // The chevron of the kit, drawn by gradients: an icon would come with all other icons of the kit.
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '6px 6px',
  backgroundPosition: 'right 20px center, right 14px center',
  backgroundRepeat: 'no-repeat',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  ':disabled': { color: vars.color.textQuiet, backgroundColor: vars.color.surfaceSunken, opacity: 1 },
});
export const submit = featureStyle({
  ...type.textMd,
  minHeight: '52px',
  width: '100%',
  alignSelf: 'end',
  padding: `0 ${vars.space[4]}`,
  // Seen as an edge in forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.font.strong,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ease-out`,
  '@media': { [hover]: { ':hover': { background: vars.color.actionHover } } },
});
