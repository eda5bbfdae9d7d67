import { errorEnvelope } from '@showroom/api-contract/error';
import { listOperations } from '@showroom/api-contract/operations';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../db/testing.ts';
import { fuzzRuns, isThorough } from '../testing/env.ts';
import { fuzzCalls, type KnownValues } from '../testing/fuzz-calls.ts';
import { guestsToo } from '../testing/guests-too.ts';
import { knownValues } from '../testing/known-values.ts';
import { ownedSamples } from '../testing/owned-samples.ts';
import { takesFile } from '../testing/sample-call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Internals that no body may contain: stack frames, file paths, SQL, driver names. */
const internals = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|Failed query|valibot|ORPCError|PGlite/i;

/** A wrong token of a customer is 401, and of nobody else. */
const byCustomers = new Set([
  ...Object.keys(ownedSamples),
  ...guestsToo,
  'auth.refresh',
  'auth.login',
  'passkeys.signIn',
]);

const methodsOf = (path: string) => listOperations().flatMap((one) => (one.path === path ? [one.method] : []));

describe.each(engines)('whatever is sent, on %s', (kind) => {
  let app: TestApp;
  let known: KnownValues;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 200 });
    known = await knownValues(app);
  });
  afterAll(() => app.close());

  // These have tests of their own: a file is no JSON, hits are a shell's to report with its secret, and only an authenticator
  // makes what a passkey answers.
  const apart = new Set(['navigation.countHits', 'passkeys.signIn', 'passkeys.add']);
  // What is sent is refused before a database is asked, so each has half of the operations, both in the whole matrix.
  const operations = listOperations()
    .filter((operation) => !takesFile(operation) && !apart.has(operation.name))
    .filter((_, place) => isThorough() || place % engines.length === engines.indexOf(kind));
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s answers what it promises or refuses in the envelope',
    async (_name, operation) => {
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(fuzzCalls(operation, known), async ({ method, path, headers, body }) => {
          const response = await app.fetch(path, { method, headers, ...(body !== undefined && { body }) });
          const text = await response.text();
          expect(response.status, text).toBeLessThan(500);
          expect(response.status).not.toBe(422);
          if (!byCustomers.has(operation.name)) expect(response.status).not.toBe(401);
          if (response.ok) answered += 1;
          if (method === 'HEAD') expect(text).toBe('');
          else if (response.ok) {
            // Another method of the address is another operation, with an answer of its own.
            if (method !== operation.method) {
              expect(methodsOf(operation.path)).toContain(method);
              return;
            }
            expect(v.safeParse(operation.output, JSON.parse(text)).issues).toBeUndefined();
          } else {
            expect(v.safeParse(errorEnvelope, JSON.parse(text)).issues).toBeUndefined();
            expect(text).not.toMatch(internals);
          }
        }),
        { numRuns: fuzzRuns(20), seed: 20_261_120 },
      );
      // Some calls must succeed, else the run proves little.
      expect(answered).toBeGreaterThan(0);
    },
  );
});
