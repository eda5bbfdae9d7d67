import type * as v from 'valibot';

/** An endpoint of the contract. */
export type Procedure = { '~orpc': { inputSchema?: unknown; outputSchema?: unknown } };

type InputOf<Call extends Procedure> = Call['~orpc']['inputSchema'] extends infer Schema | undefined
  ? Schema extends v.GenericSchema
    ? v.InferInput<Schema>
    : never
  : never;
type OutputOf<Call extends Procedure> = Call['~orpc']['outputSchema'] extends infer Schema | undefined
  ? Schema extends v.GenericSchema
    ? v.InferOutput<Schema>
    : never
  : never;

/** An endpoint names its parameters flat, or in parts: `{ query, headers, body }`. */
type InParts = { query: object };

/** Parameters of an endpoint, of its path and query. The holding is the shell's to fill in. */
export type ParametersOf<Call extends Procedure> = Omit<
  InputOf<Call> extends InParts ? InputOf<Call>['query'] & PartOf<InputOf<Call>, 'params'> : InputOf<Call>,
  'holdingId'
>;
export type BodyOf<Call extends Procedure> = InputOf<Call> extends InParts ? PartOf<InputOf<Call>, 'body'> : never;
type AnswerOf<Call extends Procedure> = OutputOf<Call> extends { body: infer Body } ? Body : OutputOf<Call>;
type PartOf<Input, Part extends string> = Input extends { [Name in Part]: infer Value } ? Value : unknown;

/** Headers of a browser that an endpoint may be given. */
export type SentHeader = 'idempotency-key' | 'x-forwarded-for' | 'user-agent';
/** Headers of the API's answer that a browser may see. */
export type KeptHeader = 'retry-after' | 'idempotent-replayed';

/** What one address of a shell's `/api` lets through, and nothing else. */
export type Row<
  Call extends Procedure = Procedure,
  Name extends string = string,
  Key extends string = string,
  Answer extends v.GenericSchema = v.GenericSchema,
  Sent extends SentHeader = SentHeader,
> = {
  /** The endpoint that is asked. */
  call: Call;
  /** Parameters that the browser may set in the query; those of the path stand in the address. */
  query?: readonly Name[];
  /** Parameters that are always sent so. */
  fixed?: Readonly<Partial<Record<string, string>>>;
  /** Keys of the body that pass; the ones that the endpoint needs must be there. */
  body?: readonly Key[];
  /** Largest body, bytes. Needed by every write. */
  maxBody?: number;
  /** The body is a form with one file (`multipart/form-data`), under the one key of `body`. */
  isUpload?: true;
  /** Request headers that pass. */
  sent?: readonly Sent[];
  /** Answer headers that pass, of refusals too. */
  kept?: readonly KeptHeader[];
  /** What the browser may see of a success: what is not named does not leave. May reshape it. */
  answer: Answer;
  /** Asked in the name of who is signed in, and as a guest where nobody is. */
  mayOwn?: true;
  /** What is not there, or no longer, is the answer `null`: browsers write a refused call into their console as an error. */
  mayMiss?: true;
  /** How long the API may take, ms. */
  timeoutMs?: number;
};

type Names<Object> = Extract<keyof Object, string>;

/** A row whose names are all the endpoint's own: one that is not, or an answer that it cannot give, does not compile. */
export function row<
  Call extends Procedure,
  Answer extends v.GenericSchema,
  const Name extends Names<ParametersOf<Call>> = never,
  const Key extends Names<BodyOf<Call>> = never,
  const Sent extends SentHeader = never,
>(
  call: Call,
  rule: Omit<Row<Call, Name, Key, Answer, Sent>, 'call' | 'fixed' | 'answer'> & {
    fixed?: Partial<Record<Names<ParametersOf<Call>>, string>>;
    answer: AnswerOf<Call> extends v.InferInput<Answer> ? Answer : never;
  },
): Row<Call, Name, Key, Answer, Sent> {
  return { call, ...rule };
}
