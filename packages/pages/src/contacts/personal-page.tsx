import { PersonalScreen } from '@showroom/contacts/personal-screen';
import { languageTags } from '@showroom/contacts/personal-words';
import type { Brand } from '@showroom/domain/brand';
import {
  introduce,
  type KnownAdviser,
  type PersonalLanguage,
  personalLanguages,
  personalPath,
  visitCardPath,
} from '@showroom/domain/contact-paths';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadAdviser } from './contact-facts.ts';
import { factsMetadata, inLanguages } from './contact-metadata.ts';

const paths = { personal: personalPath, 'visit-card': visitCardPath };
const titles: Record<keyof typeof paths, Record<PersonalLanguage, (name: string) => string>> = {
  personal: { ru: (name) => name, en: (name) => name, zh: (name) => name },
  'visit-card': {
    ru: (name) => `Визитная карточка: ${name}`,
    en: (name) => `Business card: ${name}`,
    zh: (name) => `电子名片：${name}`,
  },
};

export const toLanguage = (text: string): PersonalLanguage =>
  (['ru', 'en', 'zh'] as const).find((language) => language === text) ?? notFound();

/** The head of a personal page. It is for those who were given its address, so no search engine keeps it. */
export function personalMetadata(
  brand: Brand,
  { dealer, adviser }: KnownAdviser,
  language: PersonalLanguage,
  kind: keyof typeof paths,
): Metadata {
  const { name, position } = introduce(adviser, language) ?? notFound();
  const pathOf = paths[kind];
  const all = personalLanguages(adviser).map((one) => [languageTags[one], pathOf(adviser.code, one)]);
  const { alternates, ...rest } = factsMetadata(brand, pathOf(adviser.code, language), {
    title: titles[kind][language](name),
    description: `${name}, ${position}. ${dealer.name}`,
    isHidden: true,
  });
  return { ...rest, alternates: { ...alternates, languages: inLanguages(brand, Object.fromEntries(all)) } };
}

type Props = PageProps<{ query: string; language: string; code: string }>;

/** The page of an adviser without the site's frame. */
export function personalPage({ brand }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const { language, code } = await params;
    return { language: toLanguage(language), known: await loadAdviser(brand, code) };
  };
  return {
    generateStaticParams: async () => [{ query: '-', language: 'ru', code: (await firstAdviser(brand)).adviser }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { known, language } = await load(props);
      return personalMetadata(brand, known, language, 'personal');
    },
    Page: async (props: Props) => <PersonalScreen brand={brand} {...(await load(props))} isAlone />,
  };
}
