/** What becomes of a lead: code in the database and on the wire → what a manager reads. */
export const leadStatuses = {
  new: 'Новая',
  in_progress: 'В работе',
  contacted: 'Связались',
  done: 'Выполнена',
  rejected: 'Отклонена',
  spam: 'Спам',
} as const;
export type LeadStatus = keyof typeof leadStatuses;
