import type { MetadataRoute } from 'next';
import { brand } from '@/brand/brand';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/revalidate/'] },
    host: `https://${brand.host}`,
    sitemap: `https://${brand.host}/sitemap.xml`,
  };
}
