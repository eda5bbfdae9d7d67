import { apiOfBuild } from '@showroom/api-client/is-api-up';
import { cityCodes } from '@showroom/domain/city';
import { rootClass } from '@showroom/ui/theme/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import type { ShellFacts } from '../shell-facts.ts';

type Look = {
  /** Class of the brand's theme. */
  theme: string;
  /** Address of the font that every page needs for its first words. */
  fontFile: string;
};

/** What an internal address has in the place of its city when its page is not Russian. */
const documentLanguages: Readonly<Record<string, string>> = { en: 'en', zh: 'zh-CN' };

/** The document that every page of a brand stands in. */
export function rootLayout({ brand, city }: ShellFacts, { theme, fontFile }: Look) {
  const appId = /\/id(\d+)/.exec(brand.appStores?.ios ?? '')?.[1];
  const metadata: Metadata = {
    metadataBase: new URL(`https://${brand.host}`),
    title: { default: brand.name, template: `%s | ${brand.name}` },
    applicationName: brand.name,
    manifest: '/manifest.webmanifest',
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
    formatDetection: { telephone: false },
    // Safari of iOS shows the banner of the store itself (PD-21).
    ...(appId === undefined ? {} : { itunes: { appId } }),
  };
  const viewport: Viewport = { width: 'device-width', initialScale: 1 };
  return {
    metadata,
    viewport,
    generateStaticParams: async () => {
      // Every page stands in this layout: what is rendered ahead asks the API from here on.
      await apiOfBuild();
      return cityCodes.map((city) => ({ city }));
    },
    Layout: async ({ children }: { children: ReactNode }) => (
      <html lang={documentLanguages[(await city()) ?? ''] ?? 'ru'} className={`${theme} ${rootClass}`}>
        <head>
          <link rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />
        </head>
        <body>{children}</body>
      </html>
    ),
  };
}
