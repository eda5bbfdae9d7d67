/** "Today" of the seed: every date and age is counted from here, so that the stock is the same on any day. */
export const seedEpoch = Date.UTC(2026, 10, 20, 9);
export const seedYear = 2026;
/** The last news of any vehicle, its arrival or a lower price, is this many days old at most. */
export const publishedWithinDays = 120;
