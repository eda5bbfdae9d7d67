import { connection } from 'next/server';
import { buildId } from './build-id.ts';

/** GET /build.json: the build that is served now (PRD-3: `id`). Asked by open pages, never kept. */
export async function buildHandler(): Promise<Response> {
  await connection();
  return Response.json({ id: buildId() }, { headers: { 'cache-control': 'no-store' } });
}
