import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from './listing-frame.css.ts';

/** The editor's text at the end of a listing. */
export function SeoText({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section className={css.seo}>
      <Heading level={2} size="md">
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} tone="quiet">
          {paragraph}
        </Text>
      ))}
    </section>
  );
}
