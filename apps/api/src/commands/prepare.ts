import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedContent } from '../modules/content/seed-content.ts';
import { seedReviews } from '../modules/reviews/seed-reviews.ts';
import { seed } from '../seed/seed.ts';
import { printContentProblem } from './content-report.ts';
import type { Progress } from './progress.ts';

/** Migrates the database, and seeds it once. */
export async function prepareDatabase(
  database: Database,
  vehicles: number,
  report: (progress: Progress) => void,
): Promise<void> {
  await migrateDatabase(database, report);
  await seed(database, { vehicles, onProgress: (done, total) => report({ step: 'seed', done, total }) });
  await seedReviews(database);
  const problems = await seedContent(database);
  for (const problem of problems) process.stderr.write(`${printContentProblem(problem)}\n`);
}

export async function migrateDatabase(database: Database, report: (progress: Progress) => void): Promise<void> {
  report({ step: 'migrate', done: 0, total: 1 });
  await migrate(database);
  report({ step: 'migrate', done: 1, total: 1 });
}
