import { rootClass } from '@showroom/ui/theme/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { fontFile } from '@/brand/fonts';
import { theme } from '@/brand/theme.css';

/** Every page is whole before it leaves: prerendered, or rendered once on its first visit. */
export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  metadataBase: new URL(`https://${brand.host}`),
  title: { default: brand.name, template: `%s | ${brand.name}` },
  applicationName: brand.name,
  manifest: '/manifest.webmanifest',
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export function generateStaticParams() {
  return [{ city: 'msk' }, { city: 'spb' }];
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={`${theme} ${rootClass}`}>
      <head>
        <link rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  );
}
