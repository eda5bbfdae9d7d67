import type { StaticPage } from '@showroom/api-contract/content';
import { formatDate } from '@showroom/domain/text';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { chaptersOf } from './chapters.ts';
import { Contents } from './contents.tsx';
import { StaticBlock } from './static-block.tsx';
import * as css from './static-screen.css.ts';

/** A page to read: rules, consents, explanations. Its parts are listed beside it when there are many. */
export function StaticScreen({ page }: { page: StaticPage }) {
  const heading = page.seo?.h1 || page.title;
  const chapters = chaptersOf(page.blocks);
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs items={[{ name: 'Главная', href: '/' }, { name: heading }]} />
          <Heading level={1} size="xl">
            {heading}
          </Heading>
        </div>
        <div className={css.layout}>
          <Contents chapters={chapters} />
          <article className={css.article}>
            {page.blocks.map((block, index) => (
              <StaticBlock
                key={`${block.kind}-${block.title ?? index}`}
                block={block}
                id={chapters.find((chapter) => chapter.index === index)?.id}
              />
            ))}
            <Text size="sm" tone="quiet">
              Последнее обновление: <time dateTime={page.updatedAt}>{formatDate(page.updatedAt)}</time>
            </Text>
          </article>
        </div>
      </div>
    </Container>
  );
}
