import { reportCodes } from '@showroom/api-contract/reports';

/** Sections of the desk, as its pages name them. */
export const deskSections = [
  ...([
    'home',
    'sign-in',
    'content',
    'entry',
    'pictures',
    'redirects',
    'seo',
    'reviews',
    'embeds',
    'staff',
    'audit',
  ] as const),
  ...(['service-orders', 'deals', 'reservations', 'insurances', 'bonus'] as const),
  ...(['store-orders', 'store-stock', 'store-payments', 'promo-codes'] as const),
  ...(['leads', 'feedback', 'deliveries', 'links', 'places', 'sources', 'words'] as const),
  ...reportCodes,
] as const;
export type DeskSection = (typeof deskSections)[number];

export const isDeskSection = (name: string): name is DeskSection => deskSections.some((known) => known === name);
