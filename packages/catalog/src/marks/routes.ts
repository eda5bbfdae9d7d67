import type { Route } from '@showroom/guards/route-table';

const page = (path: string, exists: Route['exists']): Route => ({
  path,
  layout: 'default',
  guards: ['city'],
  exists,
  target: `/{city}/-${path}`,
});

/** Pages of marks. `credit` and `guaranty` stand before models, `credit` before series: they are no model (decision 9). */
export const markRoutes: readonly Route[] = [
  page('/brands', false),
  page('/brands/{mark}', 'mark'),
  page('/brands/{mark}/credit', 'mark'),
  page('/brands/{mark}/guaranty', 'mark'),
  page('/brands/{mark}/{model}', 'model'),
  page('/brands/{mark}/{model}/credit', 'model'),
  page('/brands/{mark}/{model}/{series}', 'series'),
];
