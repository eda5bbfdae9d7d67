import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { space, color, radius, font } = vars;

/** Words and ways on the left, the picture on the right; the picture first on a phone, where it says the most. */
export const head = featureStyle({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const hero = featureStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Each of its words would lift those before it, as they stand in the middle.
  selectors: { '&:not(:has(+ *))': { display: 'none' } },
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)', columnGap: space[12], alignItems: 'center' },
  },
});
export const words = featureStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  '@media': { [media.lg]: { gridArea: '1 / 1' } },
});
export const picture = featureStyle({
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surfaceSunken,
  // In a column of its own from the first: alone for a moment, it took that of the words.
  '@media': { [media.lg]: { gridArea: '1 / 2' } },
});
export const lead = featureStyle({ ...type.textLg, color: color.textQuiet, maxWidth: '42em' });
/** On a phone buttons of one width, one under another. */
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [below.s]: { display: 'grid', width: '100%' } },
});

export const tabs = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const tab = featureStyle({
  ...type.textMd,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBottom: '-1px',
  color: color.textQuiet,
  fontWeight: font.medium,
  borderBottom: '2px solid transparent',
  selectors: { '&[aria-current]': { color: color.text, borderBottomColor: color.action } },
  '@media': { [hover]: { ':hover': { color: color.text } } },
});

export const body = featureStyle({ display: 'grid', gap: 'clamp(40px, 5vw, 72px)', paddingBottom: space[16] });
export const section = featureStyle({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const text = featureStyle({ ...type.textLg, display: 'grid', gap: space[4], maxWidth: '45em' });
export const quiet = featureStyle({ ...type.textSm, color: color.textQuiet });

export const lineUp = featureStyle({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[5] },
  },
});
/** Models of one body under its name. */
export const bodyGroup = featureStyle({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const bodyName = featureStyle({ ...type.headingSm, fontWeight: font.headingWeight, color: color.textQuiet });
export const model = featureStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  height: '100%',
  borderRadius: radius.l,
  color: color.text,
});
export const modelPicture = featureStyle({
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surfaceSunken,
});
export const modelName = featureStyle({ ...type.headingSm, fontWeight: font.headingWeight });
export const modelPrice = featureStyle({ ...type.textMd, fontWeight: font.strong });

export const rows = featureStyle({
  display: 'grid',
  columnGap: space[8],
  '@media': {
    [media.s]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const row = featureStyle({
  ...type.textMd,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  paddingBlock: space[1],
  color: color.text,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [hover]: { selectors: { 'a&:hover': { color: color.action } } } },
});
featureGlobal(`${row} > :last-child`, { textAlign: 'end' });

/** A wide table scrolls by itself, never the page. */
export const scroll = featureStyle({ overflowX: 'auto', '@media': { [below.s]: scrolledRow } });
export const table = featureStyle({ ...type.textMd, width: '100%', borderCollapse: 'collapse' });
export const cell = featureStyle({
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
});
export const headCell = featureStyle({ ...type.textSm, color: color.textQuiet, fontWeight: font.regular });

export const dealers = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.s]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const dealer = featureStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  height: '100%',
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
});
export const dealerName = featureStyle({ ...type.headingSm, fontWeight: font.headingWeight });
export const phone = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.text,
  fontWeight: font.strong,
  '@media': { [hover]: { ':hover': { color: color.action } } },
});
