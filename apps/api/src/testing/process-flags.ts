/**
 * The embedded engine as it is compiled first: a process of a test ends before a second, better compilation pays
 * (0.6 s of a processor for each process, 8 % of what the tests of this package take).
 */
export const compilesOnce = '--liftoff-only';

/** Node may hang in `process.exit` while this compiler works on another thread (nodejs/node#54918). */
export const endsForSure = '--no-maglev';
