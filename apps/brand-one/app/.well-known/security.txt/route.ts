import { securityHandler } from '@showroom/shell/security-handler';
import { brand } from '@/brand/brand';

export const GET = securityHandler(brand);
