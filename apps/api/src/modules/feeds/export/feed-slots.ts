/** Files that are made at once: each costs the database hundreds of reads, and pages come first. */
const maxFiles = 6;
/** A reader that stands still does not keep its slot for longer. */
const heldMs = 5 * 60_000;

/** Bounds how many large files are made at the same time. */
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
