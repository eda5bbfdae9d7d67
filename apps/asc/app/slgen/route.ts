import { shortLinkHandlers } from '@showroom/shell/short-link-handlers';
import { brand } from '@/brand/brand';

const handlers = shortLinkHandlers(brand);
export const GET = handlers.page;
export const POST = handlers.create;
