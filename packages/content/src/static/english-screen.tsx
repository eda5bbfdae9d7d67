import type { StaticPage } from '@showroom/api-contract/content';
import { formatEnglishDate } from '@showroom/domain/english-date';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import * as css from './static-screen.css.ts';

/** A page to read in English. */
export function EnglishScreen({ page, facts }: { page: StaticPage; facts: BlockFacts }) {
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="xl">
            {page.seo?.h1 || page.title}
          </Heading>
        </div>
        <article className={`${css.article} ${css.alone}`}>
          <PageBlocks blocks={page.blocks} facts={facts} />
          <Text size="sm" tone="quiet">
            Last updated: <time dateTime={page.updatedAt}>{formatEnglishDate(page.updatedAt)}</time>
          </Text>
        </article>
      </div>
    </Container>
  );
}
