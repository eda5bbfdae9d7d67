import { loadavg } from 'node:os';
import { endLives } from '@showroom/api/testing/killable-life';
import { type Kills, killBookings, killLeads, makeCentre } from '@showroom/api/testing/kills';
import { onBothEngines } from './scratch-server.ts';

const kills = Number(process.argv[2] ?? 50);
if (!Number.isInteger(kills) || kills < 1) throw new Error('How many kills is a whole number.');

/** Whether what a sender was told of is stored once, told to the CRM, and the same when he asks again. */
const isKept = ({ told, stored, heard, changed }: Kills) =>
  told.length === kills && changed.length === 0 && String(stored) === String(told) && String(heard) === String(told);

function print(name: string, found: Kills, seconds: number): void {
  const { told, stored, heard, heardAgain, answered } = found;
  process.stdout.write(
    `${name.padEnd(20)} ${kills} kills in ${seconds.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}: told ${told.length}, stored ${stored.length}, heard by the CRM ${heard.length} (${heardAgain} twice), answered before the kill ${answered}: ${isKept(found) ? 'held' : 'BROKEN'}\n`,
  );
  if (!isKept(found)) process.exitCode = 1;
}

async function measure(name: string, run: () => Promise<Kills>): Promise<void> {
  const began = performance.now();
  print(name, await run(), (performance.now() - began) / 1_000);
}

/**
 * `node tooling/bench/src/lead-kills.ts [50]`: the API is killed (SIGKILL) so often in the middle of a lead, and so often in the middle
 * of a booking, on each database.
 */
try {
  for (const [what, kill] of Object.entries({ leads: killLeads, bookings: killBookings })) {
    await onBothEngines(async ({ kind, ...place }) => {
      await makeCentre(place);
      await measure(`${kind}, ${what}`, () => kill({ place, kills, env: {} }));
    });
  }
} finally {
  endLives();
}
