import { shortLinkHandlers } from '@showroom/shell/short-link-handlers';
import { brand } from '@/brand/brand';

export const GET = shortLinkHandlers(brand).follow;
