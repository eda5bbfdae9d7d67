import { html } from 'hono/html';
import type { ShownMessage } from './queries.ts';

/** The development outbox as a page. Every text is escaped; the letters' own HTML is not shown, only their text. */
export function outboxHtml(messages: readonly ShownMessage[]) {
  return html`<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Исходящие сообщения (разработка)</title>
    <link rel="stylesheet" href="/docs/reference.css" />
  </head>
  <body>
    <header>
      <h1>Исходящие сообщения</h1>
      <p>Это ящик разработчика: письма и SMS остаются здесь, никому ничего не отправляется. Новые сверху, не больше ста.</p>
    </header>
    <main>
      ${messages.length === 0 ? html`<p>Пока пусто: отправьте любую форму на сайте.</p>` : messages.map(messageHtml)}
    </main>
  </body>
</html>`;
}

const channels = { sms: 'SMS', mail: 'Письмо', webhook: 'Событие', push: 'Push' };
const statuses: Record<string, string> = {
  pending: 'ждёт отправки',
  delivered: 'доставлено в ящик',
  dead: 'не доставлено',
};

function messageHtml(message: ShownMessage) {
  return html`<article data-channel="${message.channel}" data-kind="${message.kind}" data-status="${message.status}">
    <h3>${channels[message.channel]}: <span data-part="recipient">${message.recipient}</span></h3>
    <p>${message.createdAt} по Москве, ${statuses[message.status] ?? message.status}</p>
    ${message.subject === null ? '' : html`<p><strong data-part="subject">${message.subject}</strong></p>`}
    ${message.body.split('\n').map((line) => (line === '' ? '' : html`<p data-part="line">${line}</p>`))}
  </article>`;
}
