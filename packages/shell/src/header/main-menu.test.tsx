import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MainMenu } from './main-menu.tsx';

test('every entry of the menu is in the HTML: those with groups as buttons with their popups, the others as links', () => {
  const html = renderToStaticMarkup(
    <MainMenu
      entries={[
        {
          code: 'moto',
          name: 'Мото',
          href: '/moto/',
          groups: [{ name: 'Типы', links: [{ name: 'Эндуро', href: '/moto/enduro/' }] }],
        },
        { code: 'store', name: 'Аксессуары', href: '/store/', shop: 'store' },
        { code: 'contacts', name: 'Контакты', href: '/contacts/' },
      ]}
      marks={[]}
    />,
  );
  expect(html).toContain('popoverTarget="mega-moto"');
  expect(html).toMatch(/<section id="mega-moto" popover="auto"[^>]*>.*<a href="\/moto\/enduro\/"[^>]*>Эндуро<\/a>/);
  expect(html).toMatch(/<a href="\/contacts\/"[^>]*>Контакты<\/a>/);
});
