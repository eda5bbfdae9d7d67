import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { isClosedToCrawlers } from '../env.ts';
import { robots } from './robots.ts';

/** GET /robots.txt, computed at each request: one build runs in more than one environment. */
export function robotsHandler(brand: Brand, routes: readonly Route[]): () => Promise<MetadataRoute.Robots> {
  return async () => {
    await connection();
    return robots(brand, routes, isClosedToCrawlers());
  };
}
