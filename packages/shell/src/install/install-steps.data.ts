import type { AppBrowser } from '../notices/promotions.ts';

/** Safari has its share sign in the bar below, Chrome at the top right (PRD-2). */
export type InstallBrowser = 'safari' | 'chrome';

export const installBrowser = (browser: AppBrowser): InstallBrowser => (browser === 'ios-safari' ? 'safari' : 'chrome');

/** The five steps. Steps 2, 3 and 5 are the requirements' words, 1 and 4 ours (PD-122). */
export const installSteps: Readonly<Record<InstallBrowser, readonly [string, string, string, string, string]>> = {
  safari: [
    'Откройте сайт в\u00a0браузере Safari',
    'Нажмите значок «Поделиться» в\u00a0нижнем меню',
    'Выберите «На\u00a0экран «Домой»',
    'Нажмите «Добавить» справа вверху',
    'Веб-приложение готово к\u00a0использованию',
  ],
  chrome: [
    'Откройте сайт в\u00a0браузере Chrome',
    'Нажмите значок «Поделиться» справа вверху',
    'Выберите «На\u00a0экран «Домой»',
    'Нажмите «Добавить» справа вверху',
    'Веб-приложение готово к\u00a0использованию',
  ],
};
