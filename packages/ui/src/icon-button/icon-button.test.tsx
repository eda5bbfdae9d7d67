import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { IconLink } from './icon-link.tsx';

test('a sign without words has a name, and its count is said with it', () => {
  expect(renderToString(<IconButton icon="close" label="Закрыть" />)).toContain('aria-label="Закрыть"');
  const link = renderToString(<IconLink icon="heart" label="Избранное" href="/favorites/" count={3} />);
  expect(link).toMatch(/^<a href="\/favorites\/" aria-label="Избранное, 3"/);
});

test('nothing chosen shows no bubble, and many do not cover the sign', () => {
  expect(renderToString(<IconLink icon="heart" label="Избранное" href="/" count={0} />)).toContain(
    'aria-label="Избранное"',
  );
  expect(renderToString(<IconLink icon="heart" label="Избранное" href="/" count={120} />)).toContain(
    'aria-label="Избранное, 99+"',
  );
});
