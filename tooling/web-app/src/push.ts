declare const self: ServiceWorkerGlobalScope;

type Message = { title?: string; text?: string; href?: string };

/** Web push: shows what the API wrote, and opens its page of this site. */
export function hearPush(): void {
  self.addEventListener('push', (event) => {
    const { title = '', text = '', href = '/lk/notifications/' }: Message = event.data?.json() ?? {};
    event.waitUntil(self.registration.showNotification(title, { body: text, icon: '/icon-192.png', data: { href } }));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href = '/lk/' }: Message = event.notification.data ?? {};
    // Of this site only, whatever a message says.
    const url = new URL(href, self.location.origin);
    if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
  });
}
