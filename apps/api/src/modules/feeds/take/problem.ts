import type { RawValue } from '../read/raw-record.ts';

/** What was wrong with a record, and what was done about it. */
export type Problem = {
  line: number;
  vin: string | null;
  /** Element or column; null when the record as a whole is meant. */
  element: string | null;
  value: string | null;
  message: string;
  /** `refused`: the vehicle was not taken; `kept`: it was, as the message says. */
  outcome: 'refused' | 'kept';
};

const maxValue = 120;

/** Collects what is wrong with one record. */
export type Complaints = {
  vin: string | null;
  list: Problem[];
  refuse(message: string, value?: RawValue): undefined;
  note(message: string, value?: RawValue): void;
};

export function createComplaints(line: number): Complaints {
  const list: Problem[] = [];
  const add = (outcome: Problem['outcome'], message: string, value: RawValue | undefined) => {
    list.push({
      line: value?.line ?? line,
      vin: complaints.vin,
      element: value?.element ?? null,
      value: value ? value.text.slice(0, maxValue) : null,
      message,
      outcome,
    });
  };
  const complaints: Complaints = {
    vin: null,
    list,
    refuse: (message, value) => {
      add('refused', message, value);
      return undefined;
    },
    note: (message, value) => add('kept', message, value),
  };
  return complaints;
}
