/** A property that takes one of `values`: they are listed and offered, as the types of a list are not read by docs. */
export const choiceOf = (values: readonly (string | number)[]) => ({
  control: 'select' as const,
  options: values,
  table: { type: { summary: values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ') } },
});
