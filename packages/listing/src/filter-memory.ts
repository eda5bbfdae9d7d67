/**
 * UI state that the filter panel carries from one listing page to the next: every change of a filter is a navigation that
 * replaces the panel. Lives as long as the tab; nothing personal.
 */
type FilterMemory = {
  /** A panel was on screen before, so the one that mounts now is not the first. */
  seen: boolean;
  /** Group → open or closed, where the visitor said so. */
  open: Map<string, boolean>;
  scrollTop: number;
  /** The control that had the focus, and when its panel left. */
  focus: { key: string; caret: number | null; element: Element; leftAt: number } | null;
  /** Fields that were changed and not yet applied when the panel left, and what it filtered: another kind of things takes none. */
  unsent: { of: string; entries: [string, string][] } | null;
  /** The next panel tells screen readers how many were found. */
  announce: boolean;
};

export const filterMemory: FilterMemory = {
  seen: false,
  open: new Map(),
  scrollTop: 0,
  focus: null,
  unsent: null,
  announce: false,
};

/** A focus older than this is not restored, ms. */
export const focusLifetime = 5_000;
