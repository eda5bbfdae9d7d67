import type * as v from 'valibot';
import type { BodyOf, ParametersOf, Row } from './row.ts';
import type { table } from './table.ts';

type Table = typeof table;

/** Address of a call: `GET /lead/get/{formId}`. */
export type Route = keyof Table;
export type ReadRoute = Extract<Route, `GET ${string}`>;
/** Calls that send a file. */
export type UploadRoute = Extract<Route, 'POST /lead/file'>;
export type SendRoute = Exclude<Route, ReadRoute | UploadRoute>;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** JSON leaves out what is undefined. */
type Loose<Value> = string extends keyof Value ? { [Key in keyof Value]?: Value[Key] } : Value;
type LooseBody<Body> = { [Key in keyof Body]: Loose<Body[Key]> };

type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** What a call of a table is given: the parameters of its address, those of its query, the keys of its body. */
export type InputOf<Rows, R extends keyof Rows & string> =
  Rows[R] extends Row<infer Call, infer Name, infer Key>
    ? Flat<
        Pick<ParametersOf<Call>, Extract<keyof ParametersOf<Call>, PathParameter<R> | Name>> &
          LooseBody<Pick<BodyOf<Call>, Extract<keyof BodyOf<Call>, Key>>>
      >
    : never;
export type Input<R extends Route> = InputOf<Table, R>;

/** What a call answers, as its row has parsed and reshaped it on the server. */
export type Answer<R extends Route> = v.InferOutput<Table[R]['answer']>;

/** Calls whose sends are repeated under a key. */
export type RepeatableRoute = {
  [R in SendRoute]: 'idempotency-key' extends NonNullable<Table[R]['sent']>[number] ? R : never;
}[SendRoute];
