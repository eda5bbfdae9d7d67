import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offersTestDrive, TestDriveLink } from './testdrive-link.tsx';

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
