/** Concurrent files: each costs hundreds of reads, and pages have priority. */
const maxFiles = 6;
/** A stalled reader loses its slot after this long. */
const heldMs = 5 * 60_000;

/** Limits the number of large files generated concurrently. */
export function createSlots({ max = maxFiles, ms = heldMs } = {}) {
  let taken = 0;
  return {
    isFree: () => taken < max,
    /** The same chunks; a slot is taken with the first of them and given back with the last. */
    async *hold(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
      taken += 1;
      let held = true;
      const release = () => {
        if (held) taken -= 1;
        held = false;
      };
      const timer = setTimeout(release, ms);
      timer.unref();
      try {
        yield* chunks;
      } finally {
        clearTimeout(timer);
        release();
      }
    },
  };
}
