import { getArticles, getMarks } from '@showroom/api-client/server';
import { articleSections } from '@showroom/api-contract/content';
import { catalogKinds } from '@showroom/catalog/catalog-kinds';
import { articleHref } from '@showroom/content/article-href';
import { sectionWords } from '@showroom/content/article-sections';
import { pageMetadata } from '@showroom/content/page-metadata';
import { type SiteMapGroup, SiteMapScreen } from '@showroom/content/site-map-screen';
import type { Brand } from '@showroom/domain/brand';
import type { Metadata } from 'next';
import { isPageRow } from '../page-row.ts';
import { routesOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';

const title = 'Карта сайта';

/** As many as the API hands out at once. */
const most = 48;

/** The rows that have a name and stand for one page each. */
function namedRows(brand: Brand, isWanted: (path: string) => boolean): SiteMapGroup['links'] {
  return routesOf(brand)
    .filter(isPageRow)
    .filter(({ path, isIndexed, title: name }) => name && isIndexed !== false && !path.includes('{') && isWanted(path))
    .map(({ path, title: name = '' }) => ({ name, href: `${path}/` }));
}

async function catalogGroups(brand: Brand): Promise<SiteMapGroup[]> {
  const [kinds, marks] = await Promise.all([catalogKinds(brand), getMarks(brand.holdingId, 'cars')]);
  const entries = kinds.flatMap(({ name, href, sections }) => [
    { name, href },
    ...sections.map((section) => ({ name: `${name}: ${section.name.toLowerCase()}`, href: section.href })),
  ]);
  const offered = marks.filter(({ stock }) => stock.total > 0);
  return [
    { name: 'Каталог', links: [{ name: 'Весь каталог', href: '/catalog/' }, ...entries] },
    {
      name: 'Марки',
      links: [
        { name: 'Все марки', href: '/brands/' },
        ...offered.map(({ code, name }) => ({ name, href: `/brands/${code}/` })),
      ],
    },
  ];
}

function articleGroups({ holdingId }: Brand): Promise<SiteMapGroup[]> {
  const groups = articleSections.map(async (section) => {
    const { items } = await getArticles(holdingId, section, { size: most });
    const { title: name, all } = sectionWords[section];
    const links = items.map((item) => ({ name: item.title, href: articleHref(item) }));
    return { name, links: [{ name: all, href: `/${section}/` }, ...links] };
  });
  return Promise.all(groups);
}

/** Every page with a name: rows of the route table, kinds of vehicles, marks in stock, articles. */
export function siteMapPage({ brand }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: (): Metadata => ({
      ...pageMetadata(brand, '/sitemap/', null, title),
      description: `Все разделы сайта ${brand.name}: каталог, марки, услуги, новости и\u00a0документы.`,
    }),
    Page: async () => {
      const [catalog, articles] = await Promise.all([catalogGroups(brand), articleGroups(brand)]);
      const isEnglish = (path: string) => path.startsWith('/en/');
      const company = namedRows(brand, (path) => path !== '/sitemap' && !isEnglish(path));
      const english = { name: 'In English', links: namedRows(brand, isEnglish) };
      return (
        <SiteMapScreen
          title={title}
          groups={[{ name: 'Компания', links: company }, ...catalog, ...articles, english]}
        />
      );
    },
  };
}
