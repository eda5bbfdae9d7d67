/** What stands in a field of a form, without spaces around it. */
export const textOf = (said: FormData, name: string): string => `${said.get(name) ?? ''}`.trim();
