import type { Brand } from '@showroom/domain/brand';
import { cityCodes } from '@showroom/domain/city';
import { rootClass } from '@showroom/ui/theme/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

type Look = {
  /** Class of the brand's theme. */
  theme: string;
  /** Fonts that every page needs for its first words. */
  fontPreloads: readonly string[];
};

/** The document that every page of a brand stands in. */
export function rootLayout(brand: Brand, { theme, fontPreloads }: Look) {
  const metadata: Metadata = {
    metadataBase: new URL(`https://${brand.host}`),
    title: { default: brand.name, template: `%s | ${brand.name}` },
    applicationName: brand.name,
    manifest: '/manifest.webmanifest',
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
    formatDetection: { telephone: false },
  };
  const viewport: Viewport = { width: 'device-width', initialScale: 1 };
  return {
    metadata,
    viewport,
    generateStaticParams: () => cityCodes.map((city) => ({ city })),
    Layout: ({ children }: { children: ReactNode }) => (
      <html lang="ru" className={`${theme} ${rootClass}`}>
        <head>
          {fontPreloads.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
        </head>
        <body>{children}</body>
      </html>
    ),
  };
}
