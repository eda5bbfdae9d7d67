import type { StaticPage } from '@showroom/api-contract/content';
import { formatDate } from '@showroom/domain/dates';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import { chaptersOf } from './chapters.ts';
import { Contents } from './contents.tsx';
import { QuestionFilter } from './question-filter.tsx';
import * as css from './static-screen.css.ts';

type Props = {
  page: StaticPage;
  facts: BlockFacts;
  /** Pages above this one, after the home page. */
  above?: readonly { name: string; href: string }[];
  /** Stands beside the text in place of its contents: the pages of the same area. */
  aside?: ReactNode;
  /** Forms and the like, after the blocks. */
  after?: ReactNode;
};

/** From so many questions on they are searched, not read. */
const worthFiltering = 12;

const questionsOf = ({ blocks }: StaticPage) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'questions' ? block.items.length : 0), 0);

/** A page to read: rules, explanations, the company. Its parts are listed beside it when there are many. */
export function StaticScreen({ page, facts, above = [], aside, after }: Props) {
  const heading = page.seo?.h1 || page.title;
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs items={[{ name: 'Главная', href: '/' }, ...above, { name: heading }]} />
          <Heading level={1} size="xl">
            {heading}
          </Heading>
        </div>
        <div className={css.layout}>
          {aside ?? <Contents chapters={chaptersOf(page.blocks)} />}
          <article className={css.article}>
            {questionsOf(page) >= worthFiltering && <QuestionFilter />}
            <PageBlocks blocks={page.blocks} facts={facts} />
            {after}
            <Text size="sm" tone="quiet">
              Последнее обновление: <time dateTime={page.updatedAt}>{formatDate(page.updatedAt)}</time>
            </Text>
          </article>
        </div>
      </div>
    </Container>
  );
}
