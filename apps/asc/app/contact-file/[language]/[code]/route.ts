import { vcardHandler } from '@showroom/pages/vcard-handler';
import { brand } from '@/brand/brand';

export const GET = vcardHandler(brand);
