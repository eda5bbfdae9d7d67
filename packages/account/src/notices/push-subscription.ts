import { workerPath } from '@showroom/visitor/worker-path';

/** Keys of a browser at its push service. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string };

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks the visitor and subscribes this browser; undefined when he or the browser refuses. `key`: VAPID, base64url. */
export async function subscribeBrowser(key: string): Promise<PushKeys | undefined> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    await navigator.serviceWorker.register(workerPath);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One under another key cannot be written to.
    const known = await pushManager.getSubscription();
    await known?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  } catch {
    return undefined;
  }
}
