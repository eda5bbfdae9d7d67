import { reportHandlers } from '@showroom/shell/report-handlers';
import { brand } from '@/brand/brand';

export const POST = reportHandlers(brand).sendCode;
