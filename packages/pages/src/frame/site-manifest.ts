import type { Brand } from '@showroom/domain/brand';
import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import type { MetadataRoute } from 'next';

/** The web application manifest of a brand, as `app/manifest.ts` exports it. */
export const siteManifest =
  (brand: Brand, { color }: Pick<ThemeTokens, 'color'>) =>
  (): MetadataRoute.Manifest => ({
    name: brand.name,
    short_name: brand.name,
    lang: 'ru',
    start_url: '/',
    display: 'standalone',
    background_color: color.surface,
    theme_color: color.surface,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
