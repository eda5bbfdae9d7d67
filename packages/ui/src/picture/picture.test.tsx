import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('a picture holds its room, comes in two densities and waits until it is near', () => {
  const html = renderToString(<Picture base="/media/a" size="card" alt="Седан" />);
  expect(html).toContain('src="/media/a/card.webp" srcSet="/media/a/card@2x.webp 2x"');
  expect(html).toContain('width="400" height="300"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('aspect-ratio:4 / 3');
});

test('the picture of the first screen is fetched at once and first', () => {
  const html = renderToString(<Picture base="/media/a" size="hero" alt="Седан" mobileSize="card" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
  expect(html).toContain('<source media="(max-width: 598px)" srcSet="/media/a/card.webp 1x');
});

test('one that React announces in the head names both densities there', () => {
  const html = renderToString(<Picture base="/media/a" size="card" alt="" eager />);
  expect(html).toContain('srcSet="/media/a/card.webp 1x, /media/a/card@2x.webp 2x"');
});

test('a picture that stretches is picked by its width', () => {
  expect(renderToString(<Picture base="/a" size="hero" mobileSize="card" sizes="100vw" alt="" />)).toContain(
    'srcSet="/a/card.webp 400w, /a/card@2x.webp 800w, /a/hero.webp 960w, /a/hero@2x.webp 1920w" sizes="100vw"',
  );
});
