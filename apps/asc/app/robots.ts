import { robots } from '@showroom/shell/robots';
import { brand } from '@/brand/brand';
import { routes } from '@/brand/routes';

export default () => robots(brand, routes);
