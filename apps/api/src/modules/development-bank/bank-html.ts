import { formatRoubles } from '@showroom/domain/text';
import { html } from 'hono/html';
import { bankActs, type DevelopmentOrder } from './queries.ts';

const states = { open: 'Ждёт оплаты', paid: 'Оплачен', declined: 'Отклонён' } as const;
const notes: Partial<Record<keyof typeof bankActs, string>> = {
  delay: 'деньги взяты, но\u00a0сайт узнает об\u00a0этом через минуту',
  twice: 'два одинаковых сообщения подряд',
  never: 'браузер вернётся на\u00a0сайт, а\u00a0банк замолчит',
  wrong: 'на\u00a0рубль меньше, чем просил сайт',
};

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} (разработка)</title>
    <link rel="stylesheet" href="/docs/reference.css" />
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <p>Это банк разработчика: денег он не берёт и не возвращает. Настоящий банк подключается настройками.</p>
    </header>
    <main>${body}</main>
  </body>
</html>`;

/** The page on which a tester decides what the bank does. Plain buttons of a form: Enter and Space press them. */
export const bankHtml = (order: DevelopmentOrder, failed = false) =>
  frame(
    'Банк разработчика',
    html`
      ${failed ? html`<p role="alert">Этот заказ уже решён иначе: второй раз не получится.</p>` : ''}
      <p><strong>${order.description}</strong></p>
      <p>К оплате: <strong data-part="amount">${formatRoubles(order.amount)}</strong></p>
      <p>Состояние: <span data-part="state">${states[order.state]}</span></p>
      <form method="post">
        ${Object.entries(bankActs).map(
          ([act, label]) =>
            html`<p>
              <button name="act" value="${act}" ${act === 'approve' ? 'autofocus' : ''}>${label}</button>
              ${notes[act as keyof typeof bankActs] ?? ''}
            </p>`,
        )}
      </form>
    `,
  );
