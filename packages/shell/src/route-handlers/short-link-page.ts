import { escapeMarkup } from '@showroom/domain/markup';
import { qrSvg } from '@showroom/domain/qr';

export type ShortLinkRow = { path: string; target: string; clicks: number; expiresAt: string | null };
type Page = {
  links: readonly ShortLinkRow[];
  /** Full address of the link that was just made. */
  made?: string | undefined;
  /** Why none was. */
  refused?: string | undefined;
};

const fields = [
  ['source', 'utm_source'],
  ['medium', 'utm_medium'],
  ['campaign', 'utm_campaign'],
  ['term', 'utm_term'],
  ['content', 'utm_content'],
] as const;

const row = ({ path, target, clicks, expiresAt }: ShortLinkRow) =>
  `<tr><td><a href="${escapeMarkup(path)}">${escapeMarkup(path)}</a></td><td>${escapeMarkup(target)}</td><td>${clicks}</td><td>${expiresAt?.slice(0, 10) ?? 'бессрочно'}</td></tr>`;

const table = (links: readonly ShortLinkRow[]) =>
  links.length === 0
    ? ''
    : `<h2>Последние ссылки</h2><table><thead><tr><th scope="col">Ссылка</th><th scope="col">Куда ведёт</th><th scope="col">Переходы</th><th scope="col">Действует до</th></tr></thead><tbody>${links.map(row).join('')}</tbody></table>`;

/** The generator of short links as a plain page: a form, what came of it, and the latest links with their clicks. */
export function shortLinkPage({ links, made, refused }: Page): string {
  const outcome = [
    refused === undefined ? '' : `<p role="alert">${escapeMarkup(refused)}</p>`,
    made === undefined
      ? ''
      : `<p role="status">Готово: <a href="${escapeMarkup(made)}">${escapeMarkup(made)}</a></p><figure><div role="img" aria-label="QR-код ссылки">${qrSvg(made).replace('<svg ', '<svg width="240" height="240" ')}</div></figure>`,
  ].join('');
  const marks = fields.map(
    ([name, label]) => `<p><label>${label} <input name="${name}" maxlength="100" autocomplete="off"></label></p>`,
  );
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Короткие ссылки</title></head><body><main><h1>Короткие ссылки</h1>${outcome}<form method="post" action="/slgen/"><p><label>Адрес страницы этого сайта <input name="path" required maxlength="1500" size="60" placeholder="/cars/new/" autocomplete="off"></label></p>${marks.join('')}<p><label>Срок, дней (пусто — бессрочно) <input name="days" type="number" min="1" max="3650"></label></p><p><button>Сделать ссылку</button></p></form>${table(links)}</main></body></html>`;
}
