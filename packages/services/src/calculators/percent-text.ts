/** A share in per cent: `0.169, 1` → `16,9 %`. */
export const percentText = (share: number, digits: number): string =>
  `${(share * 100).toFixed(digits).replace('.', ',')}\u00a0%`;
