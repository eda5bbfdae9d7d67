/** A text that was typed and not saved: it survives a reload, a lost session and a crash of the browser. */
export type KeptText = { source: string /** The version that the editor began with. */; base: number; at: string };

const keyOf = (name: string) => `desk:${name}`;

/** What was kept under a name; undefined where nothing is, or nothing can be read. */
export function readKept(name: string, storage: Pick<Storage, 'getItem'> = localStorage): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { source, base, at } = kept as Partial<KeptText>;
    return typeof source === 'string' && typeof base === 'number' && typeof at === 'string'
      ? { source, base, at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text. A full or closed storage changes nothing: the text is still on the screen. */
export function keepText(name: string, text: KeptText, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify(text));
  } catch {}
}

export function dropKept(name: string, storage: Pick<Storage, 'removeItem'> = localStorage): void {
  try {
    storage.removeItem(keyOf(name));
  } catch {}
}
