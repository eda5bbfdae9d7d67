import { getColors } from '@showroom/api-client/server';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readQueryParam } from '../listing/listing-params.ts';
import { hubGroups, hubPages } from './color-groups.ts';
import { colorHubs, type HubCode } from './color-hub.data.ts';
import { ColorHubScreen } from './color-hub-screen.tsx';
import { hubHref } from './hub-href.ts';

type Params = { query: string; hub: string };
type Props = { params: Promise<Params> };

const isHub = (text: string): text is HubCode => Object.hasOwn(colorHubs, text);

/** What the page file of the colour hubs exports. A page beyond the last is none. */
export function colorHubPage(brand: Brand) {
  const load = async ({ params }: Props) => {
    const { hub, query } = await params;
    if (!isHub(hub)) notFound();
    const { page } = readQueryParam(query);
    const pages = hubPages(hubGroups(await getColors(brand.holdingId, 'cars', colorHubs[hub].depth)));
    const groups = pages[page - 1];
    if (!groups) notFound();
    return { brand, hub, groups, page, totalPages: pages.length };
  };
  return {
    generateStaticParams: (): Params[] => Object.keys(colorHubs).map((hub) => ({ query: '-', hub })),
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { hub, page } = await load(props);
      const { title, lead } = colorHubs[hub];
      const url = absoluteUrl(brand, hubHref(hub, page));
      const whole = page > 1 ? `${title} — страница ${page}` : title;
      return {
        title: whole,
        description: lead,
        alternates: { canonical: url },
        robots: { index: page === 1, follow: true },
        openGraph: { type: 'website', locale: 'ru_RU', siteName: brand.name, title: whole, description: lead, url },
      };
    },
    Page: async (props: Props) => <ColorHubScreen {...(await load(props))} />,
  };
}
