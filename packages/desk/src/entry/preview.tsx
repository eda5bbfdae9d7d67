import type { DeskPreview, DeskProblem } from '@showroom/api-contract/desk-content';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import * as css from '../desk.css.ts';
import { BlockPreview } from './block-preview.tsx';

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

/** The text as visitors read it: words, headings, lists and tables; what is read from the stock is named. */
export function Preview({ shown }: { shown: DeskPreview['shown'] | undefined }) {
  if (!shown) return <Text tone="quiet">Здесь появится текст, когда в&nbsp;нём не&nbsp;будет ошибок.</Text>;
  return (
    <article className={css.preview} aria-label="Просмотр">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {shown.title}
        </Heading>
        {shown.lead ? <Text size="lg">{shown.lead}</Text> : null}
        {shown.blocks.map((block, index) => (
          <BlockPreview key={index} block={block} />
        ))}
      </Stack>
    </article>
  );
}
