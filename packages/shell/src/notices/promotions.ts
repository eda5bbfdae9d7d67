/** Closing the top banner keeps it away for so long, s (PRD-9). */
export const bannerClosed = { name: 'topBannerClosed', maxAgeSeconds: 86_400 } as const;
/** Closing the install bar, s: 30 days (PD-122). */
export const installClosed = { name: 'installClosed', maxAgeSeconds: 30 * 86_400 } as const;
/** The top banner is hidden from so much scroll on, px (PRD-9). */
export const bannerHidesAt = 184;

export type AppBrowser = 'ios-safari' | 'ios-chrome' | 'android' | 'desktop';

/** What the browser is, as far as an application or its installation depends on it. `touchPoints`: an iPad calls itself a Mac. */
export function appBrowser(agent: string, touchPoints = 0): AppBrowser {
  if (/Android/.test(agent)) return 'android';
  if (!/iPhone|iPad|iPod/.test(agent) && !(/Macintosh/.test(agent) && touchPoints > 1)) return 'desktop';
  // Every browser of iOS names Safari; Safari alone names no other.
  return /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|YaBrowser|DuckDuckGo|GSA\//.test(agent) ? 'ios-chrome' : 'ios-safari';
}

/** Pages where one pays, signs in or is about to: nothing leads away from there or covers a field (PRD-2: not on checkout). */
const underWayPaths = /^\/(?:checkout|ordering|pay|webpay|registration|lk\/auth)(?:\/|$)/;

/** Whether a page is one of those: notices wait there, too. */
export const isUnderWay = (path: string): boolean => underWayPaths.test(path);

type Visit = {
  path: string;
  browser: AppBrowser;
  /** The site stands on the screen already. */
  isInstalled: boolean;
  isBannerClosed: boolean;
  isInstallClosed: boolean;
  /** The browser itself shows the application's banner (`apple-itunes-app`). */
  hasSystemBanner: boolean;
};

/** What a page promotes, decided once a load: the application first, on telephones the web application from then on. */
export function promotionOf(visit: Visit): 'top-banner' | 'install' | undefined {
  if (visit.isInstalled || isUnderWay(visit.path)) return undefined;
  if (!visit.isBannerClosed && !(visit.hasSystemBanner && visit.browser === 'ios-safari')) return 'top-banner';
  return visit.browser !== 'desktop' && !visit.isInstallClosed ? 'install' : undefined;
}

/** Where the banner leads: on iOS straight to its own store. */
export const bannerHref = (browser: AppBrowser): string =>
  browser === 'ios-safari' ? '/mobileapp/download/ios/?top-banner' : '/mobileapp/download/?top-banner';
