import type { MetadataRoute } from 'next';
import { brand } from '@/brand/brand';
import { tokens } from '@/brand/theme.tokens';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    lang: 'ru',
    start_url: '/',
    display: 'standalone',
    background_color: tokens.color.surface,
    theme_color: tokens.color.surface,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  };
}
