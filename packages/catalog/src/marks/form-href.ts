import type { BrandOverview } from '@showroom/api-contract/brands';
import { subjectName } from './mark-subject.ts';

/**
 * A link to a form about a mark or model: its query tells the dialog what it is about. Where no script runs it leads to
 * the phones of the centres.
 */
export function formHref(overview: BrandOverview): string {
  const { mark, model } = overview;
  const query = new URLSearchParams({
    mark: mark.code,
    ...(model ? { model: model.code } : {}),
    name: subjectName(overview),
  });
  return `/contacts/?${query}`;
}
