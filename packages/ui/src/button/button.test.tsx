import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, buttonSizes, buttonTones } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1] ?? '';

test('every tone and every size looks different', () => {
  const looks = buttonTones.flatMap((tone) =>
    buttonSizes.map((size) =>
      classOf(
        renderToString(
          <Button tone={tone} size={size}>
            Да
          </Button>,
        ),
      ),
    ),
  );
  expect(new Set(looks).size).toBe(buttonTones.length * buttonSizes.length);
});

test('a button inside a form does not send it unless told to', () => {
  expect(renderToString(<Button>Показать</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Отправить</Button>)).toContain('type="submit"');
});

test('a busy button says that it works and cannot be pressed, yet keeps the focus', () => {
  const html = renderToString(<Button busy>Отправить</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
  expect(html).toContain('Отправить');
});

test('a dialog or popover is opened by the browser itself', () => {
  const html = renderToString(
    <Button command="show-modal" commandfor="menu" popovertarget="city">
      Меню
    </Button>,
  );
  expect(html).toContain('command="show-modal"');
  expect(html).toContain('commandfor="menu"');
  expect(html.toLowerCase()).toContain('popovertarget="city"');
});

describe('a link that looks like a button', () => {
  test('is an anchor with an address', () => {
    expect(renderToString(<ButtonLink href="/cars/">В каталог</ButtonLink>)).toMatch(/^<a href="\/cars\/"/);
  });
});
