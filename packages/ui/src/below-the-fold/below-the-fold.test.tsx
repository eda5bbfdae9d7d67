import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BelowTheFold } from './below-the-fold.tsx';

test('the server’s HTML holds what lies under the first screen: search engines and readers without scripts get it all', () => {
  expect(renderToString(<BelowTheFold>Комплектация</BelowTheFold>)).toContain('Комплектация');
});
