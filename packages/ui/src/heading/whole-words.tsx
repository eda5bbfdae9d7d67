import { Children, type ReactNode } from 'react';
import { whole } from './whole-words.css.ts';

/** A word of at most 20 characters with a dash inside: it has room in a line of a phone at every size. */
const halves = /(?<!\S)(?=\S{3,20}(?!\S))(\S+[-–]\S+)/;

const keep = (text: ReactNode) =>
  typeof text === 'string'
    ? text.split(halves).map((part, place) =>
        place % 2 ? (
          <span key={`${place} ${part}`} className={whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;

/** Words that a browser would break at their dash, «Mercedes-Benz», «15–36», stay whole. Text inside of elements is left as it is. */
export function wholeWords(words: ReactNode): ReactNode {
  return Children.map(words, keep);
}
