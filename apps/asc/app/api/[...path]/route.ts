import { bffHandler } from '@showroom/bff/handler';
import { brand } from '@/brand/brand';

const handle = bffHandler(brand);

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
