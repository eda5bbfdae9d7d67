import { bytesOf, saveFile } from '@showroom/visitor/save-file';
import { replyOf } from '../session/call-account.ts';

/** Saves a private file under its name. It is never opened in the page: its type is that of no document. */
export function saveOwnFile({ name, base64 }: { name: string; base64: string }): void {
  saveFile(name, bytesOf(base64));
}

/** Sends one file to an address of the shell's own `/api`. Never rejects. */
export function sendOwnFile(path: string, file: File) {
  const body = new FormData();
  body.append('file', file, file.name);
  return replyOf<{ id: string }>(path, { method: 'POST', body });
}
