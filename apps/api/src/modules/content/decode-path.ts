/**
 * The path in a base64 `url` parameter: standard or URL-safe alphabet, padded or not; a space counts as the `+` that
 * it was before a query decoder saw it. Undefined when it is not base64 of UTF-8 text.
 */
export function decodePath(text: string): string | undefined {
  const normal = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(normal) || normal.length % 4 === 1) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(normal, 'base64'));
  } catch {
    return undefined;
  }
}
