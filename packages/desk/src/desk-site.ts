/** What the desk knows of the site it stands on. */
export type DeskSite = {
  name: string;
  host: string;
  /** Sections that this brand's desk has. */
  sections: readonly string[];
};
