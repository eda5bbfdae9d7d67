/** Statuses of a policy (PD-24). */
export const policyStatuses = {
  processing: 'Оформляется',
  active: 'Действует',
  expiring: 'Скоро закончится',
  expired: 'Закончился',
  cancelled: 'Расторгнут',
} as const;
export type PolicyStatus = keyof typeof policyStatuses;

const moves: Readonly<Record<PolicyStatus, readonly PolicyStatus[]>> = {
  processing: ['active', 'cancelled'],
  active: ['expiring', 'expired', 'cancelled'],
  // Prolonged under the same number.
  expiring: ['active', 'expired', 'cancelled'],
  expired: [],
  cancelled: [],
};

export const canMovePolicy = (from: PolicyStatus, to: PolicyStatus): boolean => moves[from].includes(to);

export const policyKinds = {
  osago: 'ОСАГО',
  kasko: 'Каско',
  extended: 'Продлённая гарантия',
} as const;
export type PolicyKind = keyof typeof policyKinds;
/** A policy of each kind, as a notice is headed. */
export const policyTitles: Readonly<Record<PolicyKind, string>> = {
  osago: 'Полис ОСАГО',
  kasko: 'Полис каско',
  extended: 'Полис продлённой гарантии',
};
export const isPolicyKind = (text: string): text is PolicyKind => Object.hasOwn(policyKinds, text);

/** A policy is about to end so many days before its last one. */
export const expiringDays = 30;

const dayMs = 86_400_000;
/** Days from one ISO date to another; negative: it is past. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** What time makes of a policy on an ISO day; the same status where nothing has changed. Its last day is still covered. */
export function policyStatusOn(status: PolicyStatus, endsOn: string, today: string): PolicyStatus {
  if (status !== 'active' && status !== 'expiring') return status;
  const left = daysBetween(today, endsOn);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : status;
}
