import * as v from 'valibot';

const schema = v.object({
  API_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:4000'),
});

/** Where the API is. Read on the server only; never part of a browser bundle. */
export function apiBase(): string {
  return v.parse(schema, process.env).API_URL.replace(/\/$/, '');
}
