import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Heading } from '../heading/heading.tsx';
import { Notice } from '../notice/notice.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { TextLink } from './text-link.tsx';

test('a text link is a real link', () => {
  expect(renderToString(<TextLink href="/brands/">Марки</TextLink>)).toMatch(/^<a href="\/brands\/"/);
});

test('the first stop of the keyboard leads to the content', () => {
  expect(renderToString(<SkipLink href="#main">К содержанию</SkipLink>)).toContain('href="#main"');
});

test('a heading keeps its place in the outline whatever its size', () => {
  expect(
    renderToString(
      <Heading level={3} size="display">
        Модель
      </Heading>,
    ),
  ).toMatch(/^<h3 .*<\/h3>$/);
});

test('a disclosure is native, so the browser finds what is inside', () => {
  const html = renderToString(<Disclosure summary="Тип кузова">Седан</Disclosure>);
  expect(html).toMatch(/^<details.*<summary.*Тип кузова.*<\/summary>.*Седан.*<\/details>$/);
});

test('only a critical notice interrupts', () => {
  expect(renderToString(<Notice tone="critical" title="Ошибка" />)).toContain('role="alert"');
  expect(renderToString(<Notice tone="positive" title="Готово" />)).not.toContain('role=');
});
