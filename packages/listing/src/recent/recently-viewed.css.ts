import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const width = 200;

export const section = featureStyle({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[6] });
export const title = featureStyle({ ...type.headingMd, fontWeight: vars.font.headingWeight });

/** As high as the row will be: picture, name, price. */
export const room = featureStyle({ height: `calc(${(width * 3) / 4}px + 4.75rem)` });

export const row = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `${width}px`,
  columnGap: vars.space[4],
  // Room for the ring of focus, which would be cut off otherwise.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  scrollbarWidth: 'thin',
});

export const link = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  scrollSnapAlign: 'start',
  borderRadius: vars.radius.m,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
const line = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const picture = featureStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const name = featureStyle({ ...type.textMd, ...line, fontWeight: vars.font.medium });
export const price = featureStyle({ ...type.textMd, ...line, color: vars.color.textQuiet });
