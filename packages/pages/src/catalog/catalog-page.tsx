import { catalogKinds } from '@showroom/catalog/catalog-kinds';
import { CatalogScreen } from '@showroom/catalog/catalog-screen';
import { absoluteUrl } from '@showroom/domain/brand';
import { cities, toCity } from '@showroom/domain/city';
import { sharePicture } from '@showroom/domain/share-picture';
import type { Metadata } from 'next';
import type { ShellFacts } from '../shell-facts.ts';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The entry of the catalogue. */
export function catalogPage({ brand, city }: ShellFacts) {
  const load = async () => ({ brand, city: toCity(await city()), kinds: await catalogKinds(brand) });
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> => {
      const { city: code, kinds } = await load();
      const title = `Каталог техники в\u00a0${cities[code].p}`;
      const names = kinds.map(({ name }) => lower(name)).join(', ');
      const description = `В наличии: ${names}. Новая техника и\u00a0техника с\u00a0пробегом в\u00a0дилерских центрах ${brand.name}.`;
      const url = absoluteUrl(brand, '/catalog/');
      return {
        title,
        description,
        alternates: { canonical: url },
        openGraph: {
          ...{ type: 'website', locale: 'ru_RU', siteName: brand.name, title, description, url },
          images: [sharePicture(brand, '/catalog/', title)],
        },
      };
    },
    Page: async () => <CatalogScreen {...(await load())} />,
  };
}
