import type { WordKind } from '../dictionary/dealer-words.ts';
import type { RawValue } from '../parse/raw-record.ts';

/** A problem of a record, and its consequence. */
export type Problem = {
  line: number;
  vin: string | null;
  /** Element or column; null when the record as a whole is meant. */
  element: string | null;
  value: string | null;
  message: string;
  /** What the value is, when a word of it would take the record in: see `feed_waiting`. */
  unknown?: WordKind;
  /** `refused`: not imported; `kept`: imported as the message says. */
  outcome: 'refused' | 'kept';
};

const maxValue = 120;

/** Collects the problems of one record. */
export type ProblemCollector = {
  vin: string | null;
  list: Problem[];
  refuse(message: string, value?: RawValue, unknown?: WordKind): undefined;
  note(message: string, value?: RawValue): void;
};

export function collectProblems(line: number): ProblemCollector {
  const list: Problem[] = [];
  const add = (
    outcome: Problem['outcome'],
    message: string,
    value: RawValue | undefined,
    unknown: WordKind | undefined,
  ) => {
    list.push({
      line: value?.line ?? line,
      vin: problems.vin,
      element: value?.element ?? null,
      value: value ? value.text.slice(0, maxValue) : null,
      message,
      outcome,
      ...(unknown && value && { unknown }),
    });
  };
  const problems: ProblemCollector = {
    vin: null,
    list,
    refuse: (message, value, unknown) => {
      add('refused', message, value, unknown);
      return undefined;
    },
    note: (message, value) => add('kept', message, value, undefined),
  };
  return problems;
}
