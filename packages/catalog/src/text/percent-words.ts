/** A share in words: `0.169` → `16,9 %`. */
export const percentWords = (share: number): string =>
  `${String(Math.round(share * 1000) / 10).replace('.', ',')}\u00a0%`;
