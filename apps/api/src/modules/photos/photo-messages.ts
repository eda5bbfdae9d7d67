import type { PhotoSettings } from '../../ports/photo-settings.ts';

/** To the reader: its settings and by how many steps of priority it stands back, an address to fetch, or whether the content that it found is stored already. */
export type ToReader =
  | { kind: 'settings'; settings: PhotoSettings; steps: number }
  | { kind: 'fetch'; id: number; url: string }
  | { kind: 'known'; id: number; known: boolean };

/** From the reader: the content of an address, a photo with all its files stored, or why there is none. */
export type FromReader =
  | { kind: 'found'; id: number; key: string }
  | { kind: 'stored'; id: number; width: number; height: number; color: string }
  | { kind: 'failed'; id: number; error: string };
