import type { PageBlock } from '@showroom/api-contract/blocks';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import { FactsBlock } from '../blocks/facts-block.tsx';
import { NewsBlock } from '../blocks/news-block.tsx';
import { ServiceCards } from '../blocks/service-cards.tsx';
import { TextBlock } from '../blocks/text-block.tsx';
import * as css from './static-screen.css.ts';

type PartProps = { id: string | undefined; title: string | null; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  if (!title) return children;
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** One block of a page to read. `id` is the anchor of its heading. */
export function StaticBlock({ block, id }: { block: PageBlock; id: string | undefined }) {
  switch (block.kind) {
    case 'hero':
      return (
        <Text size="lg" tone="quiet">
          {block.lead}
        </Text>
      );
    case 'text':
      return (
        <Part id={id} title={block.title}>
          <TextBlock paragraphs={block.paragraphs} />
        </Part>
      );
    case 'cards':
      return (
        <Part id={id} title={block.title}>
          <ServiceCards cards={block.cards} />
        </Part>
      );
    case 'facts':
      return <FactsBlock title={block.title} facts={block.facts} id={id} />;
    case 'news':
      return (
        <Part id={id} title={block.title}>
          <NewsBlock items={block.items} />
        </Part>
      );
  }
}
