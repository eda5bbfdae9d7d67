import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

const said = (html: string) => html.replaceAll('<!-- -->', '');

test('the counter is shown and read out with the field', () => {
  const html = said(renderToString(<TextArea id="c" name="comment" label="Комментарий" maxLength={1500} count={12} />));
  expect(html).toContain('maxLength="1500"');
  expect(html).toContain('aria-describedby="c-count"');
  expect(html).toMatch(/<span id="c-count"[^>]*>12 \/ 1500<\/span>/);
});

test('what is wrong is read out before the counter', () => {
  const html = renderToString(
    <TextArea id="c" name="comment" label="Комментарий" maxLength={5} count={5} error="Нет" />,
  );
  expect(html).toContain('aria-describedby="c-note c-count"');
  expect(html).toContain('aria-invalid="true"');
});

test('without a limit there is no counter', () => {
  expect(renderToString(<TextArea name="comment" label="Комментарий" count={5} />)).not.toContain(' / ');
});
