/** Statuses of a bonus entry (PD-24). */
export const bonusStatuses = {
  pending: 'Ожидает',
  available: 'Начислено',
  spent: 'Списано',
  expired: 'Сгорело',
} as const;
export type BonusStatus = keyof typeof bonusStatuses;

/** Points are pending so many days after the car was handed over. */
export const pendingDays = 14;
/** Points live so many months from the day on which they became available. */
export const lifeMonths = 12;
/** A customer is warned so many days before points expire. */
export const warningDays = 30;

/** Levels of the club: from which sum over 24 months (kopecks), what is credited and what may be paid with points, percent. */
export const loyaltyLevels = [
  { code: 'start', name: 'Старт', from: 0, ratePercent: 3, payPercent: 20 },
  { code: 'city', name: 'Город', from: 6_000_000, ratePercent: 5, payPercent: 30 },
  { code: 'highway', name: 'Трасса', from: 15_000_000, ratePercent: 7, payPercent: 40 },
  { code: 'expedition', name: 'Экспедиция', from: 30_000_000, ratePercent: 10, payPercent: 50 },
] as const;
export type LoyaltyLevel = (typeof loyaltyLevels)[number];

/** The level of a sum, kopecks, and what is missing to the next one; null at the top. */
export function levelOf(spentSum: number): { level: LoyaltyLevel; next: { name: string; left: number } | null } {
  const at = loyaltyLevels.findLastIndex(({ from }) => spentSum >= from);
  const level = loyaltyLevels[Math.max(0, at)] ?? loyaltyLevels[0];
  const above = loyaltyLevels[Math.max(0, at) + 1];
  return { level, next: above ? { name: above.name, left: above.from - spentSum } : null };
}

/** The last day of points that become available on an ISO day: the same day twelve months later, or the month's last. */
export function expiryOf(availableOn: string): string {
  const [year = 0, month = 1, day = 1] = availableOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + lifeMonths + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + lifeMonths, Math.min(day, last))).toISOString().slice(0, 10);
}

export type BonusLot = { id: number; left: number; expiresOn: string };

/** Which lots a sum is taken out of, those that expire first; undefined when there is not enough. */
export function takeFromLots(lots: readonly BonusLot[], points: number): { id: number; points: number }[] | undefined {
  let wanted = points;
  const taken: { id: number; points: number }[] = [];
  for (const { id, left } of [...lots].sort((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id)) {
    if (wanted === 0) break;
    const part = Math.min(left, wanted);
    if (part <= 0) continue;
    taken.push({ id, points: part });
    wanted -= part;
  }
  return wanted === 0 ? taken : undefined;
}
