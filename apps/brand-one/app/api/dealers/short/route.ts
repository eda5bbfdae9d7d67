import { leadHandlers } from '@showroom/shell/lead-handlers';
import { brand } from '@/brand/brand';

export const GET = leadHandlers(brand).dealers;
