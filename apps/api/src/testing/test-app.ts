import type { DatabaseKind } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { type AppOptions, openAppOver, type TestApp } from './app-over.ts';
import { patientLimits } from './patient.ts';

export type { TestApp } from './app-over.ts';
export { feedKey } from './app-over.ts';

/** The API as it runs in production, over a seeded database of one engine. */
export async function openTestApp(
  kind: DatabaseKind,
  options: AppOptions & { vehicles?: number } = {},
): Promise<TestApp> {
  const { vehicles = 400, limits = patientLimits } = options;
  return openAppOver(await openTestDatabase(kind, { vehicles, limits }), options);
}
