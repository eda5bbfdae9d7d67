import { openPhone, visitOnPhone } from './phone-visit.ts';
import { signIn } from './sign-in.ts';
import { summarize } from './statistics.ts';

const visits = 7;
/** Promised for the home page of the account, ms. */
const paintedMs = 1_000;

/**
 * What a customer waits for: the home page of the account on a phone.
 * `node tooling/bench/src/account-home.ts http://127.0.0.1:3001 http://127.0.0.1:4000`, the shell and the API of a stack that was
 * started with `EXAMPLE_CUSTOMERS=1` and does nothing else.
 */
async function main(): Promise<void> {
  const [shell = 'http://127.0.0.1:3001', api = 'http://127.0.0.1:4000'] = process.argv.slice(2);
  const { browser, context } = await openPhone(shell);
  await signIn(await context.newPage(), { shell, api });
  // The first one fills the caches of the stack.
  await visitOnPhone(context, '/lk/');
  const seen = [];
  for (let run = 0; run < visits; run++) seen.push(await visitOnPhone(context, '/lk/'));
  await browser.close();
  const times = seen.map(({ painted }) => painted);
  const middle = Math.round(summarize(times).p50);
  const held = middle <= paintedMs;
  process.stdout.write(
    `${held ? 'held  ' : 'BROKEN'} home of the account, largest paint: median ${middle} ms of ${times.map(Math.round).join(' ')}; promised: ${paintedMs} ms\n` +
      `reads of the last visit: ${seen.at(-1)?.reads.join(', ')}\n`,
  );
  if (!held) process.exitCode = 1;
}

await main();
