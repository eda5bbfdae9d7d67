import type { LeadStatus } from './lead-status.data.ts';

/** Where a lead may go from each status. A move that stands not here does not exist. */
const moves: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['in_progress', 'contacted', 'rejected', 'spam'],
  in_progress: ['contacted', 'done', 'rejected', 'spam'],
  contacted: ['in_progress', 'done', 'rejected', 'spam'],
  done: ['in_progress'],
  rejected: ['in_progress'],
  spam: ['new'],
};

export const nextStatuses = (from: LeadStatus): readonly LeadStatus[] => moves[from];
export const canMove = (from: LeadStatus, to: LeadStatus): boolean => moves[from].includes(to);

/** Whether a customer may still write to a lead, or withdraw it. */
export const isOpenLead = (status: LeadStatus): boolean => ['new', 'in_progress', 'contacted'].includes(status);

/** Stages as a customer reads them; of spam nobody is told. */
export const customerStages = {
  new: 'Получена, скоро ответим',
  in_progress: 'В\u00a0работе',
  contacted: 'Мы связались с\u00a0вами',
  done: 'Выполнена',
  rejected: 'Закрыта',
  spam: 'Закрыта',
} as const satisfies Record<LeadStatus, string>;

/** Longest note of a customer and longest answer, characters. */
export const noteLength = 2_000;
