/** Words that the requirements give letter for letter (PRD-2, PRD-4), and the file that says them. */
export type WordsRow = { panel: string; words: string; file: string };

const shell = 'packages/shell/src';

const of = (panel: string, file: string, ...words: string[]): WordsRow[] =>
  words.map((each) => ({ panel, words: each, file }));

/** Brand-specific menus are data; both brands say the same here. */
const menus = ['brand-one', 'asc'].map((brand) => `apps/${brand}/brand/menu.ts`);

export const panelWords: readonly WordsRow[] = [
  ...of('top banner', `${shell}/notices/top-banner.tsx`, 'Удобнее в приложении', 'Открыть'),
  ...of('top banner, address', `${shell}/notices/promotions.ts`, '/mobileapp/download/?top-banner'),
  ...of('install banner', `${shell}/install/install-banner.tsx`, 'Установите веб-приложение на смартфон', 'Установить'),
  ...of(
    'install panel',
    `${shell}/install/install-steps.data.ts`,
    'Выберите «На экран «Домой»',
    'Веб-приложение готово к использованию',
  ),
  ...of('user menu', `${shell}/user-menu/user-menu.tsx`, 'Профиль', 'Гараж', 'Заявки', 'Выйти'),
  ...of('header', `${shell}/header/header.tsx`, 'Вход'),
  ...menus.flatMap((file) => of('header', file, 'Запись на сервис', 'Каталог', 'Услуги', 'О компании')),
  ...of('footer', `${shell}/footer/footer.tsx`, 'Обратная связь', 'не является публичной офертой'),
  ...of('search panel', `${shell}/search-panel/search-host.tsx`, 'Поиск'),
  ...of(
    'search panel',
    `${shell}/search-panel/search-words.ts`,
    'Каталог',
    'Аксессуары',
    'Ничего не найдено',
    'По вашему запросу ничего не найдено',
  ),
  ...of('search panel', `${shell}/search-panel/search-facet.tsx`, 'Категории'),
  ...of('search panel', `${shell}/search-panel/search-group.tsx`, 'Смотреть все'),
  ...of('search panel', `${shell}/search-panel/search-pages.tsx`, 'Назад', 'Далее'),
  ...of('city panel', `${shell}/city/city-panel.tsx`, 'Город'),
  ...of('city panel', 'packages/domain/src/city.ts', 'Москва', 'Санкт-Петербург'),
  ...of('city popup', `${shell}/city/city-popup.tsx`, 'Ваш город:', 'Да, верно', 'Выбрать другой'),
  ...of('cookie toast', `${shell}/cookie-toast/cookie-toast.tsx`, 'Принять'),
  ...of(
    'success block',
    'packages/forms/src/success-block/success-block.tsx',
    'Заявка отправлена',
    'В ближайшее время с вами свяжется менеджер',
    'Закрыть',
  ),
  ...of('feedback panel', 'packages/services/src/form-dialogs.ts', 'Обратная связь'),
  ...of('side menu', `${shell}/side-menu/side-menu.tsx`, 'Войти в личный кабинет', 'Избранное', 'Сравнение', 'Все'),
  ...menus.flatMap((file) => of('side menu', file, 'Запись на сервис', 'Запись на тест-драйв')),
  ...of('second panel of the side menu', `${shell}/side-menu/panel.tsx`, 'Все'),
  ...of(
    'error page',
    `${shell}/error-screen/error-screen.tsx`,
    '404 Страница не найдена',
    'Произошла непредвиденная ошибка',
    'Перейти в каталог',
  ),
];
