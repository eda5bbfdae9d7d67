import type { Brand } from '@showroom/domain/brand';
import { cities, cityCodes } from '@showroom/domain/city';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import { pageStyle } from './page-style.ts';

const nbsp = '\u00a0';

export type PageParts = { brand: Brand; tokens: ThemeTokens; fontFile: string; logo: string; script: string };

/** The page without a network, whole: it can ask nobody for anything. Words of a call, as a telephone needs no network of ours. */
export function offlinePage({ brand, tokens, fontFile, logo, script }: PageParts): string {
  const calls = cityCodes.map((city) => {
    const phone = brand.phones[city];
    return `<a class="call" href="${phoneHref(phone)}">${cities[city].i}: ${phoneText(phone)}</a>`;
  });
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Нет связи | ${brand.name}</title>
<style>${pageStyle(tokens, fontFile)}</style>
</head>
<body>
<header>${logo}</header>
<main>
<h1>Нет связи с${nbsp}сайтом</h1>
<p>Проверьте подключение к${nbsp}интернету. Как только связь появится, страница откроется сама.</p>
<div class="ways"><button type="button" id="again">Обновить</button>${calls.join('')}</div>
<section id="favorites" hidden><h2>Избранное</h2><ul></ul></section>
<section id="recent" hidden><h2>Вы${nbsp}смотрели</h2><ul></ul></section>
<p class="quiet" id="note" hidden></p>
</main>
<script>${script}</script>
</body>
</html>
`;
}
