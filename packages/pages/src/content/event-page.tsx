import { EventScreen } from '@showroom/content/event-screen';
import { formFacts } from '@showroom/services/form-facts';
import { Dialogs } from '../frame/dialogs.tsx';
import type { ShellFacts } from '../shell-facts.ts';
import { type TextProps, textPages } from './text-pages.ts';

/** An event with its registration; it stands alone, so it brings its dialogs along. */
export function eventPage(shell: ShellFacts) {
  const { brand } = shell;
  const { load, generateStaticParams, generateMetadata } = textPages(shell, 'event');
  return {
    generateStaticParams,
    generateMetadata,
    Page: async (props: TextProps) => {
      const { page, city, facts } = await load(props);
      return (
        <>
          <EventScreen brand={brand} city={city} page={page} facts={facts} />
          <Dialogs facts={formFacts(brand, city)} />
        </>
      );
    },
  };
}
