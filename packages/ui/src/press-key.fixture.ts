declare global {
  var pressRealKey: ((keys: string) => Promise<void>) | undefined;
}

/**
 * Presses a key as a person does, so that the browser's own behaviour answers: a story's script cannot. Only the tests
 * have such a hand; in the workshop it says false, and the reader presses the key.
 */
export async function pressKey(keys: string): Promise<boolean> {
  await globalThis.pressRealKey?.(keys);
  return globalThis.pressRealKey !== undefined;
}
