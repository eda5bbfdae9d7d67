import { expect, test } from 'vitest';
import { canMove, isOpenLead, nextStatuses } from './lead-stage.ts';
import { type LeadStatus, leadStatuses } from './lead-status.data.ts';

const all = Object.keys(leadStatuses) as LeadStatus[];

test('every status can be reached and left, none leads to itself', () => {
  for (const status of all) {
    expect(nextStatuses(status).length).toBeGreaterThan(0);
    expect(canMove(status, status)).toBe(false);
    if (status !== 'new') expect(all.some((from) => canMove(from, status))).toBe(true);
  }
});

test('what is over is only opened again, and nothing is done before anybody worked on it', () => {
  expect(canMove('new', 'done')).toBe(false);
  for (const status of all.filter((one) => !isOpenLead(one))) {
    expect(nextStatuses(status).every(isOpenLead)).toBe(true);
  }
});
