import { type PageRow, pageRow } from '../page-row.ts';

const none = { model: '-', series: '-' };
const mark = '{mark}';
const model = '{model}';
/** What the calculator is asked stands in the query (ADR-038). */
const readsQuery = 'calculator';

/** Pages of marks. `credit` and `guaranty` stand before models, `credit` before series: they are no model (PD-9). */
export const markRows: readonly PageRow[] = [
  pageRow('/brands', 'marks', {}),
  pageRow('/brands/{mark}', 'mark', { ...none, mark }, { exists: 'mark' }),
  pageRow('/brands/{mark}/credit', 'mark-credit', { mark, model: '-' }, { exists: 'mark', readsQuery }),
  pageRow('/brands/{mark}/guaranty', 'mark-guaranty', { mark }, { exists: 'mark' }),
  pageRow('/brands/{mark}/{model}', 'mark', { ...none, mark, model }, { exists: 'model' }),
  pageRow('/brands/{mark}/{model}/credit', 'mark-credit', { mark, model }, { exists: 'model', readsQuery }),
  pageRow('/brands/{mark}/{model}/{series}', 'mark', { mark, model, series: '{series}' }, { exists: 'series' }),
];
