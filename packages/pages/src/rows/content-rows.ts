import { articleSections } from '@showroom/api-contract/content';
import { pageSlug } from '@showroom/domain/content-path';
import type { GuardName } from '@showroom/guards/route-table';
import { type PageRow, pageRow } from '../page-row.ts';

type TextKind = 'static' | 'about' | 'english' | 'event';
type Rest = { guards?: GuardName[]; title: string };

/** A page of words: the API has its text under the slug, which is its path with hyphens for slashes and underscores. */
const textRow = (kind: TextKind, path: string, rest: Rest): PageRow =>
  pageRow(path, kind, { slug: pageSlug(path) }, rest);

const brandOne: GuardName[] = ['city', 'brand(brand-one)'];
/** English pages are the same in every city. */
const english: GuardName[] = ['brand(brand-one)'];

/** The home page, pages of words, articles, and the page of an outage. Titles are those of menus. */
export const contentRows: readonly PageRow[] = [
  pageRow('/', 'home', {}),
  textRow('about', '/about', { title: 'О компании' }),
  textRow('about', '/about/history', { title: 'История' }),
  textRow('about', '/about/awards', { title: 'Награды' }),
  textRow('about', '/about/career', { title: 'Карьера' }),
  textRow('about', '/about/compliance', { title: 'Комплаенс' }),
  ...articleSections.flatMap((section) => [
    pageRow(`/${section}`, 'articles', { section }),
    pageRow(`/${section}/{id}`, 'article', { section, id: '{id}' }, { exists: 'article' }),
  ]),
  textRow('static', '/faq', { title: 'Вопросы и ответы' }),
  textRow('static', '/guaranty', { title: 'Гарантия' }),
  textRow('static', '/reservation', { title: 'Бронирование' }),
  textRow('static', '/mobileapp', { title: 'Приложение' }),
  textRow('static', '/tekhnologii-detskogo-schastya', {
    guards: ['city', 'brand(asc)'],
    title: 'Технологии детского счастья',
  }),
  textRow('static', '/investors', { guards: brandOne, title: 'Инвесторам' }),
  textRow('static', '/investors/financial_reports', { guards: brandOne, title: 'Финансовая отчётность' }),
  textRow('static', '/investors/korporativnye-dokumenty', { guards: brandOne, title: 'Корпоративные документы' }),
  textRow('static', '/investors/operatsionnye-pokazateli', { guards: brandOne, title: 'Операционные показатели' }),
  textRow('static', '/investors/reytingi', { guards: brandOne, title: 'Рейтинги' }),
  textRow('event', '/event', { title: 'Мероприятие' }),
  textRow('event', '/event/mini', { title: 'Мероприятие MINI' }),
  textRow('static', '/terms-of-use', { title: 'Пользовательское соглашение' }),
  textRow('static', '/store-offer', { title: 'Оферта магазина' }),
  textRow('static', '/consent-to-processing', { title: 'Обработка персональных данных' }),
  textRow('static', '/cookie', { title: 'Файлы cookie' }),
  textRow('english', '/en/about', { guards: english, title: 'About' }),
  textRow('english', '/en/history', { guards: english, title: 'History' }),
  textRow('english', '/en/about/compliance', { guards: english, title: 'Compliance' }),
  pageRow('/en/news', 'english-articles', {}, { guards: english, title: 'News' }),
  pageRow('/en/news/{id}', 'english-article', { id: '{id}' }, { guards: english, exists: 'article' }),
  pageRow('/sitemap', 'site-map', {}, { title: 'Карта сайта' }),
  pageRow('/service-unavailable', 'error', { code: '503' }, { guards: [], isIndexed: false }),
];
