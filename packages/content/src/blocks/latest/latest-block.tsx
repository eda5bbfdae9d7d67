import { ArticleRows } from '../../article-cards/article-rows.tsx';
import { ArticleTiles } from '../../article-cards/article-tiles.tsx';
import type { BlockProps } from '../block-props.ts';

/** The newest articles of a section: offers as tiles with their last day, the others as dated lines. */
export function LatestBlock({ block: { section, count }, facts }: Pick<BlockProps<'latest'>, 'block' | 'facts'>) {
  const items = (facts.latest[section] ?? []).slice(0, count);
  return section === 'actions' ? <ArticleTiles items={items} /> : <ArticleRows items={items} />;
}
