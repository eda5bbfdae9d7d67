import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from '../fixtures/page.data.ts';
import { offersTestDrive, TestDriveLink } from './testdrive-link.tsx';
import { TestDriveScreen } from './testdrive-screen.tsx';

const html = renderToStaticMarkup(<TestDriveScreen brand={brand} city="spb" page={page} marks={[]} />);

test('the page says what it is once, and every written part is there', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Запись на тест-драйв<\/h1>/);
  const titles = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
  expect(titles).toEqual(['Как это проходит', 'Что взять с собой', 'Частые вопросы']);
  expect(html.match(/<ol[^>]*><li[^>]*><p[^>]*>Оставляете заявку/)).not.toBeNull();
  expect(html).toContain('<details');
});

test('a part that nobody wrote leaves no empty heading', () => {
  const bare = renderToStaticMarkup(
    <TestDriveScreen brand={brand} city="msk" page={{ ...page, blocks: [] }} marks={[]} />,
  );
  expect(bare).not.toContain('<h2');
  expect(bare).not.toContain('FAQPage');
});

test('without scripts the visitor is sent to the phone of the own city', () => {
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(noscript).toContain('href="tel:+78125550909"');
});

test('nothing of one visitor is rendered on the server: no field, no vehicle', () => {
  expect(html).not.toMatch(/<(input|select|textarea)/);
});

test('search engines get the questions with their answers', () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const [crumbs, faq] = JSON.parse(json)['@graph'];
  expect(crumbs.itemListElement).toHaveLength(2);
  expect(faq.mainEntity).toEqual([
    { '@type': 'Question', name: 'Сколько стоит?', acceptedAnswer: { '@type': 'Answer', text: 'Нисколько.' } },
  ]);
});

test('the way to a form is a real link that the dialog host knows by its name', () => {
  const link = renderToStaticMarkup(<TestDriveLink id={1001} />);
  expect(link).toMatch(/^<a href="\/services\/testdrive\/\?vehicle=1001"/);
  expect(link).toContain('data-dialog="testdrive"');
  expect(link.replaceAll('\u00a0', ' ')).toContain('Записаться на тест-драйв');
});

test.each([
  [{ power: 150, price: 100 }, true],
  [{ power: 0, price: 100 }, false],
  [{ power: 150, price: null }, false],
])('a drive of %j is offered: %s', (vehicle, offered) => {
  expect(offersTestDrive(vehicle)).toBe(offered);
});
