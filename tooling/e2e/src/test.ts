import { test as base, expect } from '@playwright/test';
import { type BrandFacts, brands } from './brands.ts';
import { readEnv } from './env.ts';
import { readStack } from './running-stack.ts';
import { withoutPictures } from './traffic.ts';

type Options = {
  brand: BrandFacts;
  /** City that the visitor chose before, or null for a first visit. */
  city: 'msk' | 'spb' | null;
  /** Answer to the cookie toast given before, or null for a first visit. */
  consent: 'all' | 'necessary' | null;
  /** Whether the banners of the application were closed before, or null for a first visit. */
  banners: 'closed' | null;
  /** `drawn`: the real ones, for tests that look at them. Rendering them takes longer than everything else together. */
  pictures: 'blank' | 'drawn';
};
type Watch = {
  /** Statuses of own answers that this test asks for on purpose. */
  allow(...statuses: number[]): void;
  /** Another site that this test visits on purpose. */
  visit(origin: string): void;
  /** Words of a failure in the page that this test causes on purpose. */
  cause(words: string): void;
  /** From now on the network may be away. */
  lose(): void;
};

/** Playwright's test with a brand, a visitor, and an eye on everything that must never happen on any page. */
export const test = base.extend<Options & { watch: Watch }>({
  brand: [brands[0], { option: true }],
  city: ['msk', { option: true }],
  consent: ['necessary', { option: true }],
  banners: ['closed', { option: true }],
  pictures: ['blank', { option: true }],
  page: async ({ page, pictures }, use) => {
    if (pictures === 'blank') await withoutPictures(page);
    await use(page);
  },
  baseURL: async ({ brand }, use) => use(readStack().origins[brand.code]),
  watch: [
    async ({ context, baseURL, city, consent, banners, javaScriptEnabled }, use) => {
      const origin = String(baseURL);
      const allowed = new Set<number>();
      const caused: string[] = [];
      const visited = [origin];
      let isLost = false;
      const trouble: string[] = [];
      if (city) await context.addCookies([{ name: 'siteCityCode', value: city, url: origin }]);
      if (banners)
        await context.addCookies(
          ['topBannerClosed', 'installClosed'].map((name) => ({ name, value: '1', url: origin })),
        );
      if (consent)
        await context.addInitScript((value) => {
          // The empty page before the first one has no storage.
          if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= value;
        }, consent);
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser's own remark about a status; the status itself is judged below.
        if (/^Failed to load resource: the server responded with a status of \d+/.test(message.text())) return;
        // What Chromium 111 thinks of an attribute that came after it.
        if (message.text().startsWith("Found a 'popover' attribute.")) return;
        if (caused.some((words) => message.text().includes(words))) return;
        if (isLost && /^Failed to load resource: net::/.test(message.text())) return;
        trouble.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => trouble.push(`page error: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        if (/^(?:data|blob):/.test(request.url()) || visited.some((site) => request.url().startsWith(`${site}/`)))
          return;
        trouble.push(`another host: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400 || allowed.has(response.status())) return;
        trouble.push(`${response.status()} ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Left by a navigation, or by a newer question; without scripts the browser refuses them itself.
        if (!isLost && reason !== 'net::ERR_ABORTED' && !(reason === 'csp' && !javaScriptEnabled))
          trouble.push(`${reason} ${request.url()}`);
      });
      await use({
        allow: (...statuses) => statuses.forEach((status) => void allowed.add(status)),
        cause: (words) => void caused.push(words),
        visit: (site) => void visited.push(site),
        lose: () => {
          isLost = true;
        },
      });
      expect(trouble, 'nothing fails unseen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** `npm test -- --all`: every journey under every brand, at every width. */
export const isFullMatrix = readEnv().VERIFY_ALL === '1';

function under(chosen: readonly BrandFacts[], body: (brand: BrandFacts) => void): void {
  for (const brand of chosen) {
    test.describe(brand.code, () => {
      test.use({ brand });
      body(brand);
    });
  }
}

/** What a brand makes different: styles, routes, statuses, leads, what it alone has. Runs under both brands. */
export const eachBrand = (body: (brand: BrandFacts) => void): void => under(brands, body);

/** Behaviour that the brands share, from the same packages: runs under the first brand, under both in the full matrix. */
export const sharedByBrands = (body: (brand: BrandFacts) => void): void =>
  under(isFullMatrix ? brands : brands.slice(0, 1), body);

/** Colours are each brand's, layout is the width's: each width under one brand, and each brand at one width. */
export const isPaired = (brand: BrandFacts, width: number): boolean =>
  isFullMatrix || (brand === brands[0]) === (width === 390);

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;
