import { html } from 'hono/html';

type Letter = { title: string; text: string; url: string; stopUrl: string; name: string };

/** A notice as a letter; its last line stops such letters without a sign-in. */
export function noticeLetter({ title, text, url, stopUrl, name }: Letter): { body: string; html: string } {
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p><strong>${title}</strong></p>
    <p style="white-space:pre-line">${text}</p>
    <p><a href="${url}">Открыть в личном кабинете</a></p>
    <p style="color:#5c5c5c">${name}. <a style="color:#5c5c5c" href="${stopUrl}">Не получать такие письма</a></p>
  </body>
</html>`;
  return {
    body: `${title}\n\n${text}\n\n${url}\n\n${name}\nНе получать такие письма: ${stopUrl}`,
    html: String(page),
  };
}
