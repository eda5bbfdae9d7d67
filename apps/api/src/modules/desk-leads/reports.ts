import type { DeskReport } from '@showroom/api-contract/desk-leads';
import { type ReportCode, reports } from '@showroom/api-contract/reports';
import type { Executor } from '../../db/database.ts';
import { csvOf } from './csv.ts';
import type { Period, ReportQuery } from './report-query.ts';
import { answerTimes } from './reports/answer-times.ts';
import { leadCounts } from './reports/lead-counts.ts';
import { linkClicks } from './reports/link-clicks.ts';
import { webVitals } from './reports/web-vitals.ts';
import type { Scope } from './scope.ts';

const queries: Record<ReportCode, ReportQuery> = {
  'lead-counts': leadCounts,
  'answer-times': answerTimes,
  'link-clicks': linkClicks,
  'web-vitals': webVitals,
};

/** A report for a period of Moscow days, with the same as CSV. Nothing personal stands in one. */
export async function readReport(db: Executor, scope: Scope, code: ReportCode, period: Period): Promise<DeskReport> {
  const columns = [...reports[code].columns];
  const rows = await queries[code](db, scope, period);
  return { columns, rows, csv: csvOf([columns, ...rows]) };
}
