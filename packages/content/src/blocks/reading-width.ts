/** A line of 60–80 letters: Cyrillic ones are 0.55 em wide on average. */
export const readingWidth = '38em';
