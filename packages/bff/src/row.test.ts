import { contract } from '@showroom/api-contract/contract';
import * as v from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type { Answer, Input, ReadRoute, RepeatableRoute, SendRoute } from './calls.ts';
import { row } from './row.ts';

const named = v.object({ formId: v.string(), name: v.string() });

test('a row that names what its endpoint does not have does not compile', () => {
  row(contract.lead.form, { answer: named });
  // @ts-expect-error: the endpoint has no such parameter
  row(contract.lead.form, { query: ['role'], answer: named });
  // @ts-expect-error: the holding is the shell's, never the browser's
  row(contract.dealers.short, { query: ['holdingId'], answer: v.array(v.unknown()) });
  // @ts-expect-error: nothing may be fixed that the endpoint does not take
  row(contract.catalog.list, { fixed: { limit: '1' }, answer: v.unknown() });
  // @ts-expect-error: the body has no such key
  row(contract.lead.commit, { body: ['formId', 'status'], answer: v.unknown() });
  // @ts-expect-error: the answer has no such field
  row(contract.lead.form, { answer: v.object({ title: v.string() }) });
  // @ts-expect-error: the field is a text
  row(contract.lead.form, { answer: v.object({ name: v.number() }) });
});

test('what a call takes and answers follows from its row', () => {
  expectTypeOf<Input<'GET /lead/get/{formId}'>>().toEqualTypeOf<{ formId: string }>();
  expectTypeOf<Input<'GET /catalog/short'>>().toEqualTypeOf<{ ids: string; detail?: '0' | '1' | undefined }>();
  expectTypeOf<keyof Input<'POST /lead/commit'>>().toEqualTypeOf<'formId' | 'formUrl' | 'formData'>();
  expectTypeOf<Answer<'GET /catalog/count'>>().toExtend<{
    total: number;
    values: Record<string, Record<string, number>>;
  }>();
  expectTypeOf<NonNullable<Answer<'GET /lead/vehicle/{id}'>>['picture']>().toEqualTypeOf<string | null>();
  expectTypeOf<'GET /models'>().toExtend<ReadRoute>();
  expectTypeOf<'POST /catalog/report/code'>().toExtend<SendRoute>();
  expectTypeOf<RepeatableRoute>().toEqualTypeOf<
    | 'POST /lead/commit'
    | 'POST /catalog/report'
    | 'POST /reviews'
    | 'POST /booking/confirm'
    | 'POST /store/order'
    | 'POST /reservation'
  >();
});
