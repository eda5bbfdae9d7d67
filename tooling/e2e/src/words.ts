const noBreak = '\u00a0';

/** `1 234 567 ₽` with no-break spaces, from kopecks, rounded up. */
export function roubles(minor: number): string {
  return `${integer(Math.ceil(minor / 100))}${noBreak}₽`;
}

/** `1 234` with a no-break space. */
export function integer(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak);
}

/** How many a listing has, beside its heading. */
export const totalBesideHeading = 'h1 + div > p:first-child';

/** «автомобиль», «автомобиля», «автомобилей» after any number. */
export const carsCounted = (count: number): RegExp => new RegExp(`(?:^|\\D)${integer(count)}\\sавтомобил(?:ь|я|ей)`);
