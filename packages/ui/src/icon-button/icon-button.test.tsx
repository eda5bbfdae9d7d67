import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { IconCount } from './icon-count.tsx';
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

test('a count that only the browser knows is shown in the bubble and said in words', () => {
  const link = (count: number) =>
    renderToString(
      <IconLink icon="heart" label="Избранное" href="/favorites/">
        <IconCount label="Избранное" count={count} words="3 автомобиля" />
      </IconLink>,
    );
  expect(
    link(3)
      .replace(/<svg.*?<\/svg>/, '')
      .replace(/<[^>]+>/g, ''),
  ).toBe('Избранное: 3 автомобиля3');
  expect(link(0).replace(/<[^>]+>/g, '')).toBe('Избранное');
});
