import { getColors } from '@showroom/api-client/server';
import { hubGroups, hubPages } from '@showroom/catalog/color-groups';
import { colorHubs, type HubCode } from '@showroom/catalog/color-hub';
import { ColorHubScreen } from '@showroom/catalog/color-hub-screen';
import { hubHref } from '@showroom/catalog/hub-href';
import { absoluteUrl } from '@showroom/domain/brand';
import { sharePicture } from '@showroom/domain/share-picture';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { readQueryParam } from './listing-params.ts';

type Props = PageProps<{ query: string; hub: string }>;

const isHub = (text: string): text is HubCode => Object.hasOwn(colorHubs, text);

/** The hubs of colour pages. A page beyond the last is none. */
export function colorHubPage({ brand }: ShellFacts) {
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
    generateStaticParams: () => fixedParams(rowsOf(brand, 'color-hub')),
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
        openGraph: {
          ...{ type: 'website', locale: 'ru_RU', siteName: brand.name, title: whole, description: lead, url },
          images: [sharePicture(brand, hubHref(hub, page), title)],
        },
      };
    },
    Page: async (props: Props) => <ColorHubScreen {...(await load(props))} />,
  };
}
