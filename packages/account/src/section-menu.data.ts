import type { AccountSection } from './account-section.ts';

/** The menu of the account, in its order: sections that a customer goes to, not what is opened from them. */
export const sectionMenu: readonly { section: AccountSection; href: string; name: string }[] = [
  { section: 'home', href: '/lk/', name: 'Обзор' },
  { section: 'garage', href: '/lk/garage/', name: 'Гараж' },
  { section: 'orders', href: '/lk/orders/', name: 'Заказы' },
  { section: 'insurances', href: '/lk/insurances/', name: 'Страховки' },
  { section: 'functional-services', href: '/lk/functional-services/', name: 'Услуги и\u00a0опции' },
  { section: 'favorites', href: '/lk/favorites/', name: 'Избранное' },
  { section: 'compare', href: '/lk/compare/', name: 'Сравнение' },
  { section: 'loyalty', href: '/lk/loyalty/', name: 'Бонусы' },
  { section: 'notices', href: '/lk/notifications/', name: 'Уведомления' },
  { section: 'profile', href: '/lk/profile/', name: 'Профиль' },
];

/** Where what is opened from a section stands in the menu. */
export const openedFrom: Partial<Record<AccountSection, AccountSection>> = {
  'garage-car': 'garage',
  'service-registration': 'garage',
  insurance: 'insurances',
  order: 'orders',
  'order-work': 'orders',
  deal: 'orders',
};
