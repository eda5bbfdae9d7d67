import { Children, type ReactNode } from 'react';
import * as styles from './whole-words.css.ts';

const halves = /(\S+[-–]\S+)/;
/** Characters that have room in a line of a phone at every size. */
const longest = 20;

const whole = (text: string) =>
  halves.test(text) &&
  text.split(halves).map((part) =>
    part.length <= longest && halves.test(part) ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Words that a browser would break at their dash, «Mercedes-Benz», «15–36», stay whole. Text inside of elements is left as it is. */
export function wholeWords(words: ReactNode): ReactNode {
  return Children.map(words, (child) => (typeof child === 'string' && whole(child)) || child);
}
