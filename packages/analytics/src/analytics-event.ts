/** Who sent a form. Only call tracking is told (PRD-7), by the body of a request; no event, address or data layer holds it. */
export type FormSender = { fio?: string; phone?: string; email?: string; comment?: string };

/** What a visitor did, as every sink is told. No field holds personal data but `sender`. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string }
  | { name: 'form_sent'; formId: string; subject: string; path: string; sender: FormSender }
  | { name: 'basket_added'; itemId: string }
  | { name: 'favorite_added' | 'compare_added'; list: string; id: string }
  | { name: 'phone_pressed' }
  | { name: 'install_prompt'; outcome: 'shown' | 'accepted' | 'dismissed' }
  | { name: 'app_installed' | 'update_available' | 'offline_ready' };

export type EventName = AnalyticsEvent['name'];

/** An event without what only call tracking may have. */
export type PlainEvent = AnalyticsEvent extends infer Event ? Omit<Event, 'sender'> & { name: EventName } : never;

/** The event as counters, the data layer and the hub get it. */
export function plainEvent(event: AnalyticsEvent): PlainEvent {
  if (event.name !== 'form_sent') return event;
  const { sender: _, ...plain } = event;
  return plain;
}
