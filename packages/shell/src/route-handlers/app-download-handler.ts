import type { Brand } from '@showroom/domain/brand';
import { type AppBrowser, appBrowser } from '../notices/promotions.ts';

type Store = keyof NonNullable<Brand['appStores']>;

const storeOf: Readonly<Record<AppBrowser, Store | undefined>> = {
  'ios-safari': 'ios',
  'ios-chrome': 'ios',
  android: 'android',
  desktop: undefined,
};

/** Where the application is for this device: its store, or the page that says how to put the site on the screen. */
export function appAddress({ appStores = {} }: Pick<Brand, 'appStores'>, agent: string, asked?: Store): string {
  const device = asked ?? storeOf[appBrowser(agent)];
  return (device && appStores[device]) || '/mobileapp/';
}

/** GET /mobileapp/download/ and, for one store, /mobileapp/download/ios/. `?top-banner` goes along: the page counts it. */
export function appDownloadHandler(brand: Brand, asked?: Store) {
  return (request: Request): Response => {
    const address = appAddress(brand, request.headers.get('user-agent') ?? '', asked);
    const banner = new URL(request.url).searchParams.get('top-banner');
    const query = banner === null ? '' : `?${new URLSearchParams({ 'top-banner': banner })}`;
    const location = address.startsWith('/') ? address + query : address;
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: 'user-agent' } });
  };
}
