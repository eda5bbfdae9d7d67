import type { AccountSection } from './account-section.ts';

/** The menu of the account, in its order: sections that a customer goes to, not what is opened from them. */
export const sectionMenu: readonly { section: AccountSection; href: string; name: string }[] = [
  { section: 'home', href: '/lk/', name: 'Обзор' },
  { section: 'favorites', href: '/lk/favorites/', name: 'Избранное' },
  { section: 'compare', href: '/lk/compare/', name: 'Сравнение' },
  { section: 'loyalty', href: '/lk/loyalty/', name: 'Бонусы' },
  { section: 'notices', href: '/lk/notifications/', name: 'Уведомления' },
  { section: 'profile', href: '/lk/profile/', name: 'Профиль' },
];
