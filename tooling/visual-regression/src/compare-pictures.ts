/** Pixels of a picture, four bytes each. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Tolerated difference of a colour channel, of 255: rounding of processors. */
const roundingLevels = 3;
/** Pixels that may differ by more than rounding. */
const strayPixels = 12;
/** Share of pixels that may differ by rounding; more means a colour changed by one level. */
const roundedShare = 0.05;

/** What a comparison found. `difference` shows the moved pixels in red upon a paled picture. */
export type Comparison = { isSame: true } | { isSame: false; reason: string; difference: Pixels };

const pale = (value: number) => 255 - (255 - value) * 0.25;

/**
 * Whether two pictures show the same. The tolerance is for processors, which round differently, and for nothing else:
 * browser, fonts and flags are the same everywhere.
 */
export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const isOfOneSize = before.width === after.width && before.height === after.height;
  // Nearly every picture is its own baseline, byte for byte: reading each pixel took a quarter of the comparison.
  if (isOfOneSize && Buffer.compare(before.data, after.data) === 0) return { isSame: true };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let moved = 0;
  let rounded = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const isInBoth = x < before.width && x < after.width && y < before.height && y < after.height;
      const a = (y * before.width + x) * 4;
      const b = (y * after.width + x) * 4;
      let apart = isInBoth ? 0 : 255;
      if (isInBoth) {
        for (let channel = 0; channel < 3; channel++) {
          apart = Math.max(apart, Math.abs((before.data[a + channel] ?? 0) - (after.data[b + channel] ?? 0)));
        }
      }
      if (apart > roundingLevels) moved++;
      else if (apart > 0) rounded++;
      const isMarked = apart > 0;
      data[at] = isMarked ? 214 : pale(after.data[b] ?? 255);
      data[at + 1] = isMarked ? 0 : pale(after.data[b + 1] ?? 255);
      data[at + 2] = isMarked ? 60 : pale(after.data[b + 2] ?? 255);
      data[at + 3] = 255;
    }
  }
  const difference = { width, height, data };
  if (!isOfOneSize) {
    const reason = `${before.width} × ${before.height} px became ${after.width} × ${after.height} px`;
    return { isSame: false, reason, difference };
  }
  if (moved > strayPixels) return { isSame: false, reason: `${moved} pixels changed`, difference };
  if (rounded > width * height * roundedShare) {
    return { isSame: false, reason: `${rounded} pixels changed by a shade`, difference };
  }
  return { isSame: true };
}
