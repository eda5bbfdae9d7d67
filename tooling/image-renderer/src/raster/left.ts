let left: Int32Array | undefined;

/** Where this thread is told that nobody waits for its drawing any more: shared with the one that hands them out, 1 for so. */
export function watchLeft(told: Int32Array): void {
  left = told;
}

/** Gives a drawing up that nobody waits for. */
export function stopWhenLeft(): void {
  if (left && Atomics.load(left, 0) === 1) throw new Error('nobody waits for the picture any more');
}
