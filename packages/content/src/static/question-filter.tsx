'use client';

import { countOf } from '@showroom/domain/text';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import { filterQuestions } from './filter-questions.ts';
import * as css from './question-filter.css.ts';

/** Looks through the questions of the page as one types. Without a script they all stand there. */
export function QuestionFilter() {
  const [found, setFound] = useState<number | null>(null);
  return (
    <search className={css.filter} data-print="hide">
      <TextField
        name="question"
        type="search"
        label="Найти вопрос"
        placeholder="Например, гарантия"
        autoComplete="off"
        maxLength={60}
        onChange={(event) => setFound(filterQuestions(document, event.currentTarget.value))}
      />
      <div role="status">
        {found !== null && (
          <Text size="sm" tone="quiet">
            {found === 0
              ? 'Такого вопроса нет. Спросите по\u00a0телефону: он вверху страницы.'
              : `Нашлось: ${countOf(found, ['вопрос', 'вопроса', 'вопросов'])}`}
          </Text>
        )}
      </div>
    </search>
  );
}
