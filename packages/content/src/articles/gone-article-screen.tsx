import type { ArticleCard, ArticleSection } from '@showroom/api-contract/content';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { ArticleRows } from '../article-cards/article-rows.tsx';
import { sectionWords } from '../article-cards/article-sections.data.ts';
import { ArticleTiles } from '../article-cards/article-tiles.tsx';
import { Section } from '../section/section.tsx';
import * as css from './articles-screen.css.ts';

/** In place of an offer that is over (status 410): says so, and shows what holds now. */
export function GoneArticleScreen({ section, items }: { section: ArticleSection; items: readonly ArticleCard[] }) {
  const isOffer = section === 'actions';
  const { all } = sectionWords[section];
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="xl">
            {isOffer ? 'Акция закончилась' : 'Материал снят с\u00a0публикации'}
          </Heading>
          <Text size="lg" tone="quiet">
            {items.length > 0
              ? 'Ниже\u00a0— то, что действует сейчас.'
              : 'Посмотрите, что есть в\u00a0каталоге: цены на\u00a0карточках указаны без условий.'}
          </Text>
          <div>
            <ButtonLink href={items.length > 0 ? `/${section}/` : '/cars/'}>
              {items.length > 0 ? all : 'Перейти в\u00a0каталог'}
            </ButtonLink>
          </div>
        </div>
        {items.length > 0 && (
          <Section id="current" title={isOffer ? 'Действующие акции' : all} size="md">
            {isOffer ? <ArticleTiles items={items} /> : <ArticleRows items={items} />}
          </Section>
        )}
      </div>
    </Container>
  );
}
