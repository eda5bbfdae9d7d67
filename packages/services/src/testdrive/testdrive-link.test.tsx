import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyLinks } from './company-links.tsx';
import { offersTestDrive, TestDriveLink } from './testdrive-link.tsx';

test('the way to a form is a real link that the dialog host knows by its name', () => {
  const link = renderToStaticMarkup(<TestDriveLink id={1001} />);
  expect(link).toMatch(/^<a href="\/services\/testdrive\/\?vehicle=1001"/);
  expect(link).toContain('data-dialog="testdrive"');
  expect(link.replaceAll('\u00a0', ' ')).toContain('Записаться на тест-драйв');
});

test.each([
  [{ power: 150, price: 100, bodyType: 'sedan' as const }, true],
  [{ power: 0, price: 100, bodyType: 'sedan' as const }, false],
  [{ power: 150, price: null, bodyType: 'sedan' as const }, false],
  [{ power: 400, price: 100, bodyType: 'truck' as const }, false],
])('a drive of %j is offered: %s', (vehicle, offered) => {
  expect(offersTestDrive(vehicle)).toBe(offered);
});

test('what companies buy is offered for and leased', () => {
  const links = renderToStaticMarkup(<CompanyLinks id={1001} />).replaceAll('\u00a0', ' ');
  expect(links).toMatch(
    /href="\/services\/commercial\/\?vehicle=1001"[^>]*data-dialog="commercial".*Получить предложение/,
  );
  expect(links).toMatch(/href="\/services\/leasing\/\?vehicle=1001"[^>]*data-dialog="leasing".*Рассчитать лизинг/);
});
