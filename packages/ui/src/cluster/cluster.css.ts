import { kitStyle, kitVariants } from '../theme/styles.ts';

export const cluster = kitStyle({ display: 'flex' });
export const wraps = kitStyle({ flexWrap: 'wrap' });

export const aligns = kitVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = kitVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
