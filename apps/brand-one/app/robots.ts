import { routesOf } from '@showroom/pages/routes-of';
import { robots } from '@showroom/shell/robots';
import { brand } from '@/brand/brand';

export default () => robots(brand, routesOf(brand));
