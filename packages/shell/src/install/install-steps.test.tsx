import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InstallSteps } from './install-panel.tsx';
import { installBrowser } from './install-steps.data.ts';

const plain = (browser: 'safari' | 'chrome') => renderToStaticMarkup(<InstallSteps browser={browser} />);

test('five steps with a picture each, step 2 by the browser, in the words of the requirements', () => {
  for (const browser of ['safari', 'chrome'] as const) {
    const html = plain(browser).replaceAll('\u00a0', ' ');
    expect(html.match(/<li/g)).toHaveLength(5);
    expect(html.match(/<svg/g)).toHaveLength(5);
    expect(html).toContain('Выберите «На экран «Домой»');
    expect(html).toContain('Веб-приложение готово к использованию');
    expect(html).toContain('href="/logo.svg"');
  }
  expect(plain('safari')).toContain('в\u00a0нижнем меню');
  expect(plain('chrome')).toContain('справа вверху');
  expect(plain('safari')).not.toEqual(plain('chrome'));
});

test('Safari has its own steps, every other browser those of Chrome', () => {
  expect(installBrowser('ios-safari')).toBe('safari');
  for (const browser of ['ios-chrome', 'android', 'desktop'] as const) expect(installBrowser(browser)).toBe('chrome');
});
