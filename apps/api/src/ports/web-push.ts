import library from 'web-push';
import { DeliveryRefused, type Push } from './delivery.ts';
import { post } from './http-webhook.ts';

/** A subscription with what it is written to by. */
export type PushTarget = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Who writes: an address of the holding's site. */
  subject: string;
  publicKey: string;
  privateKey: string;
};
/** Where subscriptions are kept. */
export type PushBook = { find(id: string): Promise<PushTarget | undefined>; drop(id: string): Promise<void> };

/** A push service keeps a notice for a browser that is off so long, seconds. */
const keptSeconds = 2 * 24 * 3_600;
const goneStatuses = new Set([404, 410]);

const coded = (code: string) => Object.assign(new Error(`The notice was not delivered: ${code}.`), { code });

/**
 * Web push (RFC 8030, 8291, 8292). A subscription that its push service does not know any more is deleted. The address is the
 * browser's word, so only public ones are called, and never this machine; a test may let it (`allowPrivate`).
 */
export function webPush(book: PushBook, { allowPrivate = false }: { allowPrivate?: boolean } = {}): Push {
  return {
    development: false,
    send: async ({ subscription: id, body }) => {
      const target = await book.find(id);
      if (!target) throw new DeliveryRefused('NO_SUBSCRIPTION');
      const { endpoint, p256dh, auth, subject, publicKey, privateKey } = target;
      const details = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
      });
      const status = await post(
        new URL(endpoint),
        allowPrivate ? 'any' : 'public',
        details.body ?? Buffer.alloc(0),
        details.headers,
      );
      if (status >= 200 && status < 300) return;
      if (goneStatuses.has(status)) {
        await book.drop(id);
        throw new DeliveryRefused(`HTTP_${status}`);
      }
      throw coded(`HTTP_${status}`);
    },
    close: async () => {},
  };
}
