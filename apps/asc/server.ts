import { allTags } from '@showroom/api-client/cache-table';
import { startShell } from '@showroom/web-server/start-shell';
import { brand } from './brand/brand.ts';

await startShell({
  dir: import.meta.dirname,
  name: brand.code,
  tags: allTags,
  development: process.argv.includes('--dev'),
});
