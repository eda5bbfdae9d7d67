import type { CounterSettings } from '../counter-settings.ts';
import { giveSession } from '../track.ts';
import type { PageAccess, Sink } from './sink.ts';

declare global {
  interface Window {
    /** Session id that the call-tracking script leaves. */
    call_value?: unknown;
  }
}

const session = () => {
  const given = window.call_value;
  return typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, 200) : '';
};

/** Call tracking: registers each form that was sent with the fields of PRD-7. They travel in the body, never in an address. */
export function callTracking(
  { id, scriptOrigin, apiOrigin }: NonNullable<CounterSettings['callTracking']>,
  page: PageAccess,
): Sink {
  giveSession(session);
  page.load(`${scriptOrigin}/init.js?id=${id}`);
  return {
    take(event) {
      if (event.name !== 'form_sent') return;
      const { email = '', phone = '', fio = '', comment = '' } = event.sender;
      page.post(
        `${apiOrigin}/calls-service/RestAPI/requests/${id}/register/`,
        new URLSearchParams({
          ...{ email, phoneNumber: phone, fio, subject: event.subject, comment },
          ...{ requestUrl: location.origin + event.path, sessionId: session() },
        }),
      );
    },
  };
}
