type Step = { name: string; after?: string | undefined };

/**
 * Runs steps side by side, `lanes` at most: of those whose `after` has ended, or is not among the given, the first one next.
 * @returns what each gave, in the order of the steps. Rejects when a step rejects, or when those left wait for each other.
 */
export async function inLanes<S extends Step, R>(
  steps: readonly S[],
  lanes: number,
  perform: (step: S) => Promise<R>,
): Promise<R[]> {
  const waiting = [...steps];
  const results = new Map<S, R>();
  const running = new Map<S, Promise<void>>();
  const isReady = ({ after }: S) => ![...waiting, ...running.keys()].some(({ name }) => name === after);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      const work = perform(step).then((result) => {
        results.set(step, result);
        running.delete(step);
      });
      running.set(step, work);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return steps.map((step) => results.get(step) as R);
}
