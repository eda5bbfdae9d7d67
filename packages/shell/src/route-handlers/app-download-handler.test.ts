import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { appAddress, appDownloadHandler } from './app-download-handler.ts';

const appStores = { ios: 'https://apps.example/1', android: 'https://play.example/1' } as const;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  ['a phone is led to its store', iphone, undefined, 'https://apps.example/1'],
  ['the other one to the other', 'Mozilla/5.0 (Linux; Android 15)', undefined, 'https://play.example/1'],
  ['a desktop to the page', 'Mozilla/5.0 (X11; Linux x86_64)', undefined, '/mobileapp/'],
  ['whoever asks for a store gets it', 'Mozilla/5.0 (X11; Linux x86_64)', 'ios', 'https://apps.example/1'],
] as const)('%s', (_, agent, asked, expected) => {
  expect(appAddress({ appStores }, agent, asked)).toBe(expected);
});

test('a brand without an application shows how to put the site on the screen, and keeps the banner', () => {
  const ask = (query: string) =>
    appDownloadHandler(exampleBrand)(
      new Request(`http://a.example/mobileapp/download/${query}`, { headers: { 'user-agent': iphone } }),
    );
  expect(ask('').headers.get('location')).toBe('/mobileapp/');
  expect(ask('?top-banner=a&x=1').headers.get('location')).toBe('/mobileapp/?top-banner=a');
  expect(ask('').status).toBe(302);
});
