const key = 'workshop-theme';

/** Tells the stories that a page of docs shows in frames of their own which theme the toolbar chose. */
export const tellNested = (theme: string): void => sessionStorage.setItem(key, theme);

/** The theme that a page of docs told, for a story in a frame inside it. Storybook hands nothing down there. */
export const toldTheme = (): string | null => (window.parent === window.top ? null : sessionStorage.getItem(key));
