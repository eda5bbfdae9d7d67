import type { DeskPreview, DeskProblem } from '@showroom/api-contract/desk-content';
import { noFacts } from '@showroom/content/block-props';
import { PageBlocks } from '@showroom/content/page-blocks';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import * as css from '../desk.css.ts';

type ProblemsProps = { problems: readonly DeskProblem[]; onLine: (line: number) => void };

/** What is wrong, each with a way to its line. */
export function ProblemList({ problems, onLine }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="critical" title="Так опубликовать нельзя">
      <ul>
        {problems.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            <button type="button" className={css.lineButton} onClick={() => onLine(line)}>
              Строка {line}
            </button>
            : {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Blocks that show what the stock or the store has at the moment. */
const liveKinds: ReadonlySet<string> = new Set(['latest', 'vehicles', 'vacancies', 'marks', 'form', 'calculator']);

/** The text as visitors read it, by the page's own blocks. */
export function Preview({ shown }: { shown: DeskPreview['shown'] | undefined }) {
  if (!shown) return <Text tone="quiet">Здесь появится текст, когда в&nbsp;нём не&nbsp;будет ошибок.</Text>;
  const isLive = shown.blocks.some(({ kind }) => liveKinds.has(kind));
  return (
    <article className={css.preview} aria-label="Просмотр">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {shown.title}
        </Heading>
        {shown.lead ? <Text size="lg">{shown.lead}</Text> : null}
        <PageBlocks blocks={shown.blocks} facts={noFacts} />
        {isLive ? (
          <Text size="sm" tone="quiet">
            Автомобили, последние записи, вакансии, формы и&nbsp;калькуляторы появятся на&nbsp;сайте: здесь их&nbsp;нет.
          </Text>
        ) : null}
      </Stack>
    </article>
  );
}
