import { qrHandlers } from '@showroom/shell/qr-handlers';
import { brand } from '@/brand/brand';

export const GET = qrHandlers(brand).generate;
