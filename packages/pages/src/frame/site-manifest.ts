import type { Brand } from '@showroom/domain/brand';
import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import type { MetadataRoute } from 'next';
import { manifestScreenshots } from './manifest-screenshots.ts';

/** What a long press on the sign offers; pages that every brand has. */
const shortcuts = [
  { name: 'Каталог', url: '/cars/' },
  { name: 'Избранное', url: '/favorites/' },
  { name: 'Запись на\u00a0сервис', url: '/service/online/' },
  { name: 'Запись на\u00a0тест-драйв', url: '/services/testdrive/' },
];

/** The web application manifest of a brand, as `app/manifest.ts` exports it. */
export const siteManifest =
  (brand: Brand, { color }: Pick<ThemeTokens, 'color'>) =>
  (): MetadataRoute.Manifest => ({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: `Автомобили, сервис и\u00a0аксессуары ${brand.name}`,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color.surface,
    theme_color: color.surface,
    categories: ['shopping', 'auto'],
    // The sign stands within the safe circle on a ground that reaches the edges: the same picture serves any mask.
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    screenshots: manifestScreenshots(),
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  });
