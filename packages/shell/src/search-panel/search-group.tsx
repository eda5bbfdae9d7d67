import { tied } from '@showroom/domain/tied';
import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import { Picture } from '@showroom/ui/picture';
import { Price } from '@showroom/ui/price';
import { TextLink } from '@showroom/ui/text-link';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { wholeWords } from '@showroom/ui/whole-words';
import type { Result, ResultGroup } from './result-groups.ts';
import * as styles from './search-panel.css.ts';

function ResultCard({ result }: { result: Result }) {
  const { title, text, facts, price, picture, href } = result;
  const words = (
    <>
      <span className={styles.title}>{wholeWords(tied(title))}</span>
      {text && <span className={styles.text}>{text}</span>}
      {facts && <span className={styles.text}>{facts}</span>}
    </>
  );
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        {picture ? (
          <Picture base={picture} size="card" sizes="120px" alt="" />
        ) : (
          <Icon name={price === undefined ? 'document' : 'car'} size={32} />
        )}
      </span>
      <div className={styles.words}>
        {href ? (
          <a href={href} className={styles.link} data-result="">
            {words}
          </a>
        ) : (
          <div className={styles.plain}>{words}</div>
        )}
        {price !== undefined && <Price minor={price} />}
      </div>
    </article>
  );
}

const allId = (titleId: string) => `${titleId}-all`;

/** Results of one kind, with the way to all of them. Where all stand here only Enter takes it: see `walkResults`. */
export function SearchGroup({ group, isWhole }: { group: ResultGroup; isWhole: boolean }) {
  const { key, title, allHref, results } = group;
  const titleId = `search-group-${key || 'other'}`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.groupHead}>
        <Heading level={2} size="sm" id={titleId}>
          {title}
        </Heading>
        {allHref && isWhole && (
          <a href={allHref} id={allId(titleId)} hidden>
            {title}
          </a>
        )}
        {allHref && !isWhole && (
          <TextLink href={allHref} id={allId(titleId)}>
            Смотреть все<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </TextLink>
        )}
      </div>
      <ul className={styles.cards}>
        {results.map((result) => (
          <li key={result.key}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}
