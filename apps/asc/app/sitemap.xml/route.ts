import { feedHandlers } from '@showroom/shell/feed-handlers';
import { brand } from '@/brand/brand';
import { routes } from '@/brand/routes';

export const GET = feedHandlers(brand, routes).sitemap;
