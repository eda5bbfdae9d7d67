import { expect, test } from 'vitest';
import { shareLooks } from '../../../apps/api/src/modules/share-pictures/looks.data.ts';
import { tokens as asc } from '../../../apps/asc/brand/theme.tokens.ts';
import { tokens as brandOne } from '../../../apps/brand-one/brand/theme.tokens.ts';

test.each([
  ['brand-one', brandOne],
  ['asc', asc],
] as const)('link previews of %s have the colours and the family of its theme', (code, { inverse, color, type }) => {
  const { surface, text, textQuiet } = inverse;
  expect(shareLooks[code]).toEqual({ family: type.headingFamily, surface, text, textQuiet, accent: color.accent });
});
