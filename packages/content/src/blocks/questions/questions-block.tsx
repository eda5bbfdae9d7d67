import { Disclosure } from '@showroom/ui/disclosure';
import type { BlockProps } from '../block-props.ts';
import { RichText } from '../rich/rich-text.tsx';
import * as css from './questions-block.css.ts';

/** Questions that open one by one; `data-question` is where the filter of a long page looks. */
export function QuestionsBlock({ block }: Pick<BlockProps<'questions'>, 'block'>) {
  return (
    <ul className={css.list}>
      {block.items.map(({ question, answer }) => (
        <li key={question} data-question="">
          <Disclosure summary={question}>
            <div className={css.answer}>
              <RichText nodes={answer} level={4} />
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
