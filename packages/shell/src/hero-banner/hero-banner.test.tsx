import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroBanner } from './hero-banner.tsx';

test('the banner above the header is one link, and holds the room of its picture', () => {
  const html = renderToStaticMarkup(
    <HeroBanner banner={{ title: 'Зимний осмотр', lead: null, picture: 'scene:service', link: '/actions/zima/' }} />,
  );
  expect(html).toMatch(
    /<a href="\/actions\/zima\/" style="[^"]*min-height:72px[^"]*">.*<strong>Зимний осмотр<\/strong>/,
  );
  expect(html).toMatch(/style="aspect-ratio:4 \/ 3"><img [^>]*src="\/media\/[^"]*thumb\.webp"/);
  expect(html).not.toContain('loading="lazy"');
});
