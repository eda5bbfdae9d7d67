import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chip } from './chip.tsx';

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('a removable chip is a link that says what it removes', () => {
  const html = renderToString(
    <Chip href="/cars/new/" onRemoveLabel="Убрать фильтр">
      Changan
    </Chip>,
  );
  expect(html).toMatch(/^<a href="\/cars\/new\/"/);
  expect(wordsOf(html)).toBe('Убрать фильтр: Changan');
});

test('a chip without an address is no link', () => expect(renderToString(<Chip>Седан</Chip>)).toMatch(/^<span/));
