/** What the API and the program that draws say to each other. It runs in a process of its own, which ends when it is idle. */

/** Colours and family of a brand, as its theme has them. */
export type ShareLook = {
  family: 'Golos Text' | 'Onest';
  surface: string;
  text: string;
  textQuiet: string;
  accent: string;
};

/** What a link preview shows. */
export type ShareCard = {
  look: ShareLook;
  /** Name and host of the brand. */
  name: string;
  host: string;
  title: string;
  /** Any encoded picture; null where none can be drawn. */
  picture: Uint8Array | null;
  /** A vehicle stands across the card, above its name; anything else beside its title. */
  layout: 'across' | 'beside';
};

/** A picture on disk. `bytes` is there only when the disk refused the file: then serve them, `file` does not exist. */
export type StoredPicture = { file: string; type: 'image/webp' | 'image/jpeg'; bytes?: Uint8Array };

export type ToStudio =
  /** A path under `/media/`. */
  | { kind: 'get'; id: number; path: string }
  /** Who asked has left: what nobody has begun to draw makes way. */
  | { kind: 'leave'; id: number }
  /** Kept under the key when it has its picture; without one it is for now only. */
  | { kind: 'share'; id: number; key: string; card: ShareCard }
  /** These are likely to be asked for, as their page is on its way (`opened`) or may be opened next: drawn behind whoever waits. */
  | { kind: 'expect'; id: number; paths: readonly string[]; when: 'opened' | 'soon' }
  /** Draws what every site shows, then these, behind whoever waits. */
  | { kind: 'ahead'; id: number; paths: readonly string[] };

export type FromStudio =
  /** Where its files lie: what is there need not be asked for. Comes first. */
  | { kind: 'ready'; dir: string }
  | { kind: 'found'; id: number; picture: StoredPicture | null }
  | { kind: 'failed'; id: number; error: string };

/** Where the preview of a key lies in the studio's folder. */
export const sharePath = (key: string): string => `share/${key}.jpg`;
