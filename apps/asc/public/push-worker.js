// Web push and nothing else: no request of a page passes here.
self.addEventListener('push', (event) => {
  const { title = '', text = '', href = '/lk/notifications/' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: '/icon-192.png', data: { href } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Of this site only, whatever a message says.
  const url = new URL(event.notification.data?.href ?? '/lk/', self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
