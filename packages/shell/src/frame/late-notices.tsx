'use client';

import { readCookie } from '@showroom/visitor/cookie';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import {
  type AppBrowser,
  appBrowser,
  bannerClosed,
  installClosed,
  isUnderWay,
  promotionOf,
} from '../notices/promotions.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { NewBuildToast } from '../release/new-build-toast.tsx';

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

type Promotion = ComponentType<{ browser: AppBrowser }>;

const promotions: Record<'top-banner' | 'install', () => Promise<Promotion>> = {
  'top-banner': () => import('../notices/top-banner.tsx').then(({ TopBanner }) => TopBanner),
  install: () => import('../install/install-banner.tsx').then(({ InstallBanner }) => InstallBanner),
};

/** What comes when a page has long been loaded: what it promotes, and news of a release. `build` made the page. */
export function LateNotices({ build }: { build: string | undefined }) {
  const path = usePathname();
  const [browser] = useState(() => appBrowser(navigator.userAgent, navigator.maxTouchPoints));
  // Once a load: whoever has closed one banner is not met by the next.
  const [Shown, setShown] = useState<Promotion | null>(null);
  const now = () =>
    promotionOf({
      path,
      browser,
      isInstalled: isStandalone(),
      isBannerClosed: readCookie(bannerClosed.name) !== undefined,
      isInstallClosed: readCookie(installClosed.name) !== undefined,
      hasSystemBanner: document.querySelector('meta[name="apple-itunes-app"]') !== null,
    });
  const [promotion] = useState(now);
  useEffect(() => {
    if (promotion)
      promotions[promotion]().then(
        (Loaded) => setShown(() => Loaded),
        () => undefined,
      );
  }, [promotion]);
  const mayPromote = now() === promotion;
  const isQuiet = isUnderWay(path);
  return (
    <>
      {Shown && mayPromote ? <Shown browser={browser} /> : null}
      {build === undefined ? null : <NewBuildToast build={build} isQuiet={isQuiet} />}
      {build !== undefined && 'serviceWorker' in navigator ? <OfflineNotice isQuiet={isQuiet} /> : null}
    </>
  );
}
