import { routesOf } from '@showroom/pages/routes-of';
import { llmsHandler } from '@showroom/shell/llms-handler';
import { brand } from '@/brand/brand';

export const GET = llmsHandler(brand, routesOf(brand));
