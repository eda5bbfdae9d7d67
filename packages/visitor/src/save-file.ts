/** Saves bytes under a name. They are never opened in the page: unless told, their type is that of no document. */
export function saveFile(name: string, bytes: BlobPart, type = 'application/octet-stream'): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Bytes of a base64 text. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
