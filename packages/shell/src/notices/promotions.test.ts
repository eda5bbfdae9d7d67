import { expect, test } from 'vitest';
import {
  type AppBrowser,
  appBrowser,
  bannerClosed,
  bannerHidesAt,
  bannerHref,
  installClosed,
  isUnderWay,
  promotionOf,
} from './promotions.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[string, number, AppBrowser]>([
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, 'ios-chrome'],
  [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5, 'ios-chrome'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    5,
    'ios-safari',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 10, 'desktop'],
])('%s with %i fingers is %s', (agent, fingers, browser) => {
  expect(appBrowser(agent, fingers)).toBe(browser);
});

const visit = {
  path: '/cars/',
  browser: 'android' as AppBrowser,
  isInstalled: false,
  isBannerClosed: false,
  isInstallClosed: false,
  hasSystemBanner: false,
};

test('the application goes first, the web application when its banner is closed, on telephones alone', () => {
  expect(promotionOf(visit)).toBe('top-banner');
  expect(promotionOf({ ...visit, isBannerClosed: true })).toBe('install');
  expect(promotionOf({ ...visit, isBannerClosed: true, isInstallClosed: true })).toBeUndefined();
  expect(promotionOf({ ...visit, browser: 'desktop' })).toBe('top-banner');
  expect(promotionOf({ ...visit, browser: 'desktop', isBannerClosed: true })).toBeUndefined();
  expect(promotionOf({ ...visit, isInstalled: true })).toBeUndefined();
});

test('where iOS shows the banner of the store itself, ours stays away', () => {
  expect(promotionOf({ ...visit, browser: 'ios-safari', hasSystemBanner: true })).toBe('install');
  expect(promotionOf({ ...visit, browser: 'ios-chrome', hasSystemBanner: true })).toBe('top-banner');
});

test.each([
  ...['/checkout/7/', '/ordering/', '/pay/', '/pay/8/', '/webpay/BankSPB/Approve/'],
  ...['/lk/auth/', '/registration/'],
])('none on %s', (path) => {
  for (const browser of ['android', 'desktop', 'ios-safari', 'ios-chrome'] as const)
    expect(promotionOf({ ...visit, browser, path })).toBeUndefined();
});

test('figures and addresses are those of the requirements', () => {
  expect(bannerClosed.maxAgeSeconds).toBe(86_400);
  expect(bannerHidesAt).toBe(184);
  expect(installClosed.maxAgeSeconds).toBe(2_592_000);
  expect(bannerHref('desktop')).toBe('/mobileapp/download/?top-banner');
  expect(bannerHref('ios-safari')).toBe('/mobileapp/download/ios/?top-banner');
});

test('nothing that tells itself stands over a purchase, a sign-in or a payment', () => {
  expect(['/ordering/', '/checkout/5/', '/pay/5/', '/lk/auth/', '/registration/'].map(isUnderWay)).not.toContain(false);
  expect(['/', '/basket/', '/lk/', '/payment-terms/'].map(isUnderWay)).not.toContain(true);
});
