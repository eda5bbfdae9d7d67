/** Id of the mega popup of an entry of the main menu. */
export const popoverId = (code: string) => `mega-${code}`;
