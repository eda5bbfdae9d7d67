import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65_535));

const schema = v.object({
  PORT: port,
  HOST: v.optional(v.string(), '127.0.0.1'),
  API_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:4000'),
  /** Shared with the API; without it /revalidate refuses every call. */
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
});
export type ShellEnv = v.InferOutput<typeof schema>;

/** The environment of a shell process. @throws {Error} one sentence that names every missing or wrong variable. */
export function readShellEnv(source: NodeJS.ProcessEnv = process.env): ShellEnv {
  const result = v.safeParse(schema, source);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The environment of the shell is not complete: ${problems.join('; ')}`);
}
