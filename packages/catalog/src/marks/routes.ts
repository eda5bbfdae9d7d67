import type { Route } from '@showroom/guards/route-table';

const page = (path: string): Route => ({ path, layout: 'default', guards: ['city'], target: `/{city}/-${path}` });

/** Pages of marks. `credit` and `guaranty` stand before models, `credit` before series: they are no model (decision 9). */
export const markRoutes: readonly Route[] = [
  '/brands',
  '/brands/{brand}',
  '/brands/{brand}/credit',
  '/brands/{brand}/guaranty',
  '/brands/{brand}/{model}',
  '/brands/{brand}/{model}/credit',
  '/brands/{brand}/{model}/{series}',
].map(page);
