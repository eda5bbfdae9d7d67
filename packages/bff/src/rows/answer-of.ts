import type * as v from 'valibot';

/** What the contract promises is what its owner, or the staff, may see. */
export const answerOf = <Call extends { '~orpc': { outputSchema?: unknown } }>(call: Call) =>
  call['~orpc'].outputSchema as Extract<Call['~orpc']['outputSchema'], v.GenericSchema>;
