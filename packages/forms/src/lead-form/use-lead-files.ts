import { useRef, useState } from 'react';

/** A file of a form on its way: `id` once the server has it. */
export type SentFile = { key: string; name: string; size: number } & (
  | { state: 'sending' }
  | { state: 'sent'; id: string }
  | { state: 'failed'; error: string }
);

export type LeadFiles = {
  list: readonly SentFile[];
  set: (change: (list: readonly SentFile[]) => readonly SentFile[]) => void;
  error: string | undefined;
};

export const waitForFiles = 'Подождите: файлы ещё отправляются.';
export const removeFailed = 'Уберите файлы, которые не\u00a0удалось отправить.';

/** Files of a form, and what stands in the way of sending it. */
export function useLeadFiles() {
  const [list, setList] = useState<readonly SentFile[]>([]);
  const [error, setError] = useState<string>();
  const latest = useRef(list);
  const set: LeadFiles['set'] = (change) => {
    latest.current = change(latest.current);
    setList(latest.current);
    setError(undefined);
  };
  return {
    files: { list, set, error },
    refuseFiles: setError,
    /** Ids to send, or why not yet. */
    readFiles: (): string[] | { error: string } => {
      const files = latest.current;
      if (files.some(({ state }) => state === 'sending')) return { error: waitForFiles };
      if (files.some(({ state }) => state === 'failed')) return { error: removeFailed };
      return files.flatMap((file) => (file.state === 'sent' ? [file.id] : []));
    },
  };
}
