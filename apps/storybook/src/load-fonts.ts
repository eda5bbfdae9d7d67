/**
 * Waits for every family of every theme before the first story is drawn, so that switching themes never shows a
 * stand-in. Faces that only name fonts of the device may be missing there; that is no failure.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
