import { routesOf } from '@showroom/pages/routes-of';
import { feedHandlers } from '@showroom/shell/feed-handlers';
import { brand } from '@/brand/brand';

export const GET = feedHandlers(brand, routesOf(brand)).file;
