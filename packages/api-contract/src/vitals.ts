import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { repeatableFailures } from './failures.ts';

/** Web vitals that are measured. All in milliseconds but `CLS`, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const vitalDevices = ['phone', 'tablet', 'desktop'] as const;

/** Longest that any of them is believed to be, ms: a tab that slept is no slow page. */
const longestMs = 120_000;

/** One figure of a page load, and the element that it is owed to as a selector. */
const measured = v.strictObject({
  metric: v.picklist(vitalNames),
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(longestMs)),
  target: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
});

/** What a page load tells; a later figure of the same load takes the place of an earlier one. Names no person. */
export const vitalsTold = v.strictObject({
  load: v.pipe(v.string(), v.uuid()),
  /** Pattern of the address, never the address: `/cars/{mark}`. */
  route: v.pipe(v.string(), v.maxLength(160), v.regex(/^\/[a-z0-9{}/_.-]*$/i)),
  device: v.picklist(vitalDevices),
  measured: v.pipe(v.array(measured), v.minLength(1), v.maxLength(vitalNames.length)),
});

export const vitalsContract = {
  tell: oc
    .errors(repeatableFailures)
    .route({
      method: 'POST',
      path: '/vitals',
      tags: ['Служебное'],
      summary: 'Скорость страницы у посетителя: показатели одной загрузки',
      inputStructure: 'detailed',
    })
    .input(v.object({ query: v.strictObject({ holdingId }), body: vitalsTold }))
    .output(v.object({ isDone: v.literal(true) })),
};
