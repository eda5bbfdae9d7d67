import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Popover } from '../popover/popover.tsx';
import { Dialog, dialogKinds } from './dialog.tsx';

test('a dialog is native, named by its title, and closes by × and by the backdrop without script', () => {
  const html = renderToString(
    <Dialog id="menu" title="Меню">
      Пункты
    </Dialog>,
  );
  expect(html).toMatch(/^<dialog id="menu" aria-labelledby="menu-title" closedby="any"/);
  expect(html).toMatch(/<h2 id="menu-title"[^>]*>Меню<\/h2>/);
  expect(html).toMatch(/<button[^>]*command="close"[^>]*commandfor="menu"[^>]*aria-label="Закрыть"/);
});

test('every kind looks different', () => {
  const looks = dialogKinds.map(
    (kind) =>
      /class="([^"]*)"/.exec(
        renderToString(
          <Dialog id="a" title="Б" kind={kind}>
            В
          </Dialog>,
        ),
      )?.[1],
  );
  expect(new Set(looks).size).toBe(dialogKinds.length);
});

test('a popover is native', () => {
  expect(renderToString(<Popover id="city">Москва</Popover>)).toMatch(/^<section id="city" popover="auto"/);
});
