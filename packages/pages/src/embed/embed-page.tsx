import { getDealers, getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { type EmbedName, embeds, isEmbedName } from '@showroom/domain/embeds';
import { bookingFacts } from '@showroom/services/booking-facts';
import { BookingWizard } from '@showroom/services/booking-wizard';
import { EmbedScreen } from '@showroom/services/embed-screen';
import { formFacts } from '@showroom/services/form-facts';
import { InlineForm } from '@showroom/services/inline-form';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

type Props = PageProps<{ query: string; name: string }>;

/** The page of the site with the same matter. */
const pagePath = (name: EmbedName) => embeds[name].path.replace('/iframe', '');

async function Matter({ name, brand, city }: ShellFacts & { name: EmbedName }) {
  const here = toCity(await city());
  if (name !== 'service-online') return <InlineForm form={name} facts={formFacts(brand, here)} />;
  const [marks, dealers] = await Promise.all([getMarks(brand.holdingId), getDealers(brand.holdingId, here)]);
  return <BookingWizard {...bookingFacts({ brand, city: here, marks, dealers })} isEmbedded />;
}

/** A form for a partner's frame. */
export function embedPage({ brand, city }: ShellFacts) {
  const read = async ({ params }: Props) => {
    const { name } = await params;
    return isEmbedName(name) ? name : notFound();
  };
  return {
    generateStaticParams: () => fixedParams(rowsOf(brand, 'embed')),
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      title: embeds[await read(props)].title,
      robots: { index: false, follow: false },
    }),
    Page: async (props: Props) => {
      const name = await read(props);
      return (
        <EmbedScreen brand={brand} title={embeds[name].title} path={pagePath(name)}>
          <Matter name={name} brand={brand} city={city} />
        </EmbedScreen>
      );
    },
  };
}
