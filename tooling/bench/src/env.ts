/** `SEED_VEHICLES` makes a quick run possible; the promise is about 100,000. */
function readVehicles(environment: NodeJS.ProcessEnv): number {
  const text = environment.SEED_VEHICLES ?? '100000';
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1_000 || value > 1_000_000) {
    throw new Error(`SEED_VEHICLES is a whole number from 1000 to 1000000, not "${text}".`);
  }
  return value;
}

export const vehicles = readVehicles(process.env);

/** What this process was started with, for a child of it, and `extra` on top. */
export const childEnv = (extra: Record<string, string>): NodeJS.ProcessEnv => ({ ...process.env, ...extra });
