import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** What may be refused or gone leaves the process as fast as it was. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}

/**
 * Lowers this process by `steps` of priority, where the system lets it. On Linux each thread has a priority of its own, which new
 * ones take from the thread that starts them; and where the kernel shares the processor out by session, priorities count within
 * a session alone: a process that leads one lowers that too.
 */
export function lowerPriority(steps: number): void {
  const lowered = Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps);
  if (process.platform !== 'linux') {
    attempt(() => setPriority(lowered));
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) attempt(() => setPriority(Number(thread), lowered));
  const session = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[3];
  if (Number(session) === process.pid) attempt(() => writeFileSync('/proc/self/autogroup', String(steps)));
}
