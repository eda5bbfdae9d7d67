import type { PageBlock } from '@showroom/api-contract/blocks';
import { FactsBlock } from '../blocks/facts-block.tsx';
import { NewsBlock } from '../blocks/news-block.tsx';
import { ServiceCards } from '../blocks/service-cards.tsx';
import { TextBlock } from '../blocks/text-block.tsx';
import { Section } from '../section/section.tsx';

/** One block of the home page in the look of its kind. The hero stands apart, at the head of the page. */
export function HomeBlock({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'hero':
      return null;
    case 'cards':
      return (
        <Section id={block.code} title={block.title}>
          <ServiceCards cards={block.cards} />
        </Section>
      );
    case 'facts':
      return <FactsBlock title={block.title} facts={block.facts} />;
    case 'news':
      return (
        <Section id="news" title={block.title}>
          <NewsBlock items={block.items} />
        </Section>
      );
    case 'text':
      return block.title ? (
        <Section id="about" title={block.title}>
          <TextBlock paragraphs={block.paragraphs} />
        </Section>
      ) : (
        <TextBlock paragraphs={block.paragraphs} />
      );
  }
}
