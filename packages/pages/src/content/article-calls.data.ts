import type { BlockOf } from '@showroom/api-contract/blocks';
import type { ArticleSection } from '@showroom/api-contract/content';

const drive: BlockOf<'call'> = {
  kind: 'call',
  title: 'Проверьте на ходу',
  text: 'Выберите машину, центр и\u00a0время\u00a0— консультант подготовит её к\u00a0вашему приезду.',
  button: 'Записаться на\u00a0тест-драйв',
  dialog: 'testdrive',
  link: '/services/testdrive/',
};
const ask: BlockOf<'call'> = {
  kind: 'call',
  title: 'Остались вопросы?',
  text: 'Позвоните в\u00a0ближайший центр или приезжайте: мы работаем без выходных.',
  button: 'Адреса и\u00a0телефоны',
  dialog: null,
  link: '/contacts/',
};

/** What an article invites to that has no invitation of its own. */
export const articleCalls: Readonly<Record<ArticleSection, BlockOf<'call'>>> = {
  news: ask,
  blog: drive,
  media: ask,
  actions: drive,
};
