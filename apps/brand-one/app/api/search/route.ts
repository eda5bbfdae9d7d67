import { browserReads } from '@showroom/shell/route-handlers';
import { brand } from '@/brand/brand';

export const GET = browserReads(brand).search;
