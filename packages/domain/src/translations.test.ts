import { expect, test } from 'vitest';
import { translatedPaths } from './translations.ts';

test.each([
  ['/about/', { ru: '/about/', en: '/en/about/', zh: '/zh/about/' }],
  ['/en/news/a/', { ru: '/news/a/', en: '/en/news/a/', zh: '/zh/news/a/' }],
  ['/en/history/', { ru: '/about/history/', en: '/en/history/', zh: '/zh/about/history/' }],
  ['/about/history/', { ru: '/about/history/', en: '/en/history/', zh: '/zh/about/history/' }],
])('%s in each language', (path, expected) => expect(translatedPaths(path)).toEqual(expected));
