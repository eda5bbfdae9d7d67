/** A dictionary as the choices of a filter, with «Все» before it. */
export const choicesOf = (words: Readonly<Record<string, string>>): { value: string; label: string }[] => [
  { value: '', label: 'Все' },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
