import { routesOf } from '@showroom/pages/routes-of';
import { robotsHandler } from '@showroom/shell/robots-handler';
import { brand } from '@/brand/brand';

export default robotsHandler(brand, routesOf(brand));
