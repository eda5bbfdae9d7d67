import type { Route } from '@showroom/guards/route-table';
import { closedLayouts, closedPaths } from './closed-paths.data.ts';

/** Whether a path stands in an area that is closed as a whole. */
export const isClosedPath = (path: string): boolean => closedPaths.some((closed) => `${path}/`.startsWith(closed));

/** Whether a row is no crawler's business: private, or in an area that is closed as a whole. */
export const isClosed = ({ path, layout, guards }: Route): boolean =>
  closedLayouts.includes(layout) || guards.some((guard) => guard.startsWith('authenticated')) || isClosedPath(path);
