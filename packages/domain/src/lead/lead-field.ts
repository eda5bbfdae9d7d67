import type { FieldRule } from './field-rules.ts';

/** One line of text. */
export type LineControl = {
  control: 'line';
  /** What the browser may offer: a token of HTML's `autocomplete`. */
  autoComplete: string;
  /** Shape of the text while it is typed or pasted. */
  mask?: (text: string) => string;
  type?: 'tel';
  inputMode?: 'tel' | 'email' | 'numeric';
  placeholder?: string;
  /** Characters. */
  maxLength?: number;
  /** Focus puts it into an empty field; leaving takes it back. */
  prefix?: string;
  /** What to look at again in a text that is not wrong. */
  doubt?: (text: string) => string | undefined;
};
/** Several lines with a counter. */
export type AreaControl = { control: 'area'; maxLength: number };
/** A day from today on, or one that is over. */
export type DateControl = { control: 'date'; range?: 'past' };
/** One of a closed list; `empty` is the line of no choice. */
export type ChoiceControl = { control: 'choice'; options: readonly string[]; empty: string };
/** A dealer of the list that the form loads. */
export type DealerControl = { control: 'dealer' };
/** A mark of the list that the page has, or typed where it has none. */
export type MarkControl = { control: 'mark' };
export type FieldControl = LineControl | AreaControl | DateControl | ChoiceControl | DealerControl | MarkControl;

/** All that is known of a field: what it is called, what may stand in it and what is said when it may not, how it is filled. */
type FieldRow = FieldControl & { label: string; rule: FieldRule };
export type LeadField = FieldRow & { name: string };
/** A field as a form asks for it. */
export type FormField = LeadField & { required?: true; hint?: string };

type Named<Rows> = { [Name in keyof Rows]: Rows[Name] & { name: Name } };

/** Fields that go together, by the keys of a lead. A new field is a new row. */
export const defineFields = <const Rows extends Record<string, FieldRow>>(rows: Rows): Named<Rows> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, name }])) as unknown as Named<Rows>;

export const required = <Field extends LeadField>(field: Field): Field & { required: true } => ({
  ...field,
  required: true,
});
