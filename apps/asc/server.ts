import { routesOf } from '@showroom/pages/routes-of';
import { createSite } from '@showroom/shell/create-site';
import { startShell } from '@showroom/web-server/start-shell';
import { brand } from './brand/brand.ts';

await startShell({
  dir: import.meta.dirname,
  name: brand.code,
  site: createSite(brand, routesOf(brand)),
  development: process.argv.includes('--dev'),
});
