import type { Adviser, Dealer } from './vehicle.ts';

type Centre = Pick<Dealer, 'code' | 'city'>;

/** Page of a dealer centre; the address under its city is the one that search engines keep. */
export const dealerPath = ({ code, city }: Centre): string => `/contacts/${city}/${code}/`;

export const dealerAdvisersPath = (dealer: Centre): string => `${dealerPath(dealer)}advisers/`;

/** An adviser within the site; the page without a frame, for cards and messengers, is `personalPath`. */
export const adviserPath = (dealer: Centre, { code }: Pick<Adviser, 'code'>): string =>
  `${dealerAdvisersPath(dealer)}${code}/`;

/** How addresses of an adviser name a language. */
export const personalSegments = { ru: '', en: 'en/', zh: 'cn/' } as const;
export type PersonalLanguage = keyof typeof personalSegments;

/** Personal page of an adviser: `/i/sokolova-anna/`, `/i/cn/sokolova-anna/`. */
export const personalPath = (code: string, language: PersonalLanguage = 'ru'): string =>
  `/i/${personalSegments[language]}${code}/`;

/** Visiting card of an adviser, with the contact to save. */
export const visitCardPath = (code: string, language: PersonalLanguage = 'ru'): string =>
  `/vcard/${personalSegments[language]}${code}/`;

/** Reviews of the group, a centre or a person. */
export const reviewsPath = (dealer?: string, adviser?: string): string =>
  `/${['reviews', dealer, adviser].filter((part) => part !== undefined).join('/')}/`;

/** Feedback, with the centre chosen where one is given. */
export const feedbackPath = (dealer?: string): string => (dealer ? `/feedback/${dealer}/` : '/feedback/');

/** Which adviser this is, and of which centre. */
export type KnownAdviser = { dealer: Dealer; adviser: Adviser };

/** Looks an adviser up by his code, which is unique within a group. */
export function findAdviser(dealers: readonly Dealer[], code: string): KnownAdviser | undefined {
  for (const dealer of dealers) {
    const adviser = dealer.advisers.find((one) => one.code === code);
    if (adviser) return { dealer, adviser };
  }
  return undefined;
}

/** Name and position of an adviser in a language; undefined where he has no page in it. */
export function introduce(
  adviser: Adviser,
  language: PersonalLanguage,
): { name: string; position: string } | undefined {
  return language === 'ru' ? adviser : adviser[language];
}

/** Languages of an adviser's personal page. */
export const personalLanguages = (adviser: Adviser): PersonalLanguage[] =>
  (['ru', 'en', 'zh'] as const).filter((language) => introduce(adviser, language) !== undefined);
