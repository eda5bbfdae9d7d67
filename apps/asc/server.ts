import { allTags } from '@showroom/api-client/cache-table';
import { startShell } from '@showroom/front/start-shell';

await startShell({ dir: import.meta.dirname, name: 'asc', tags: allTags, development: process.argv.includes('--dev') });
