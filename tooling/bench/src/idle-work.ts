const tries = 50;
const startRounds = 1_000;

function spin(rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round++) sum = (sum * 31 + round) % 1_000_003;
  return sum;
}

function took(rounds: number): number {
  const start = performance.now();
  spin(rounds);
  return performance.now() - start;
}

/** Makes a piece of work that takes a millisecond of an idle processor: how long it takes tells how busy the machine is. */
export function createIdleWork(): () => Promise<void> {
  let rounds = startRounds;
  const best = () => Math.min(...Array.from({ length: tries }, () => took(rounds)));
  while (best() < 1) rounds *= 2;
  rounds = Math.round(rounds / best());
  return async () => void spin(rounds);
}
