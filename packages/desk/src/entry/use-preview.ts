import type { DeskPreview } from '@showroom/api-contract/desk-content';
import { useEffect, useState } from 'react';
import { useDesk } from '../session/use-desk.tsx';
import type { EntryAddress } from './entry-address.ts';

/** Pause after the last letter before the text is sent for a look, ms. */
const pauseMs = 500;

/** What the server makes of a text while it is typed; an answer that was overtaken is dropped. */
export function usePreview({ type, lang, code }: EntryAddress, source: string): DeskPreview | undefined {
  const { call, generation } = useDesk();
  const [preview, setPreview] = useState<DeskPreview>();
  useEffect(() => {
    let isOvertaken = false;
    const timer = setTimeout(async () => {
      const reply = await call('POST /reports/preview', { type, lang, code, source });
      if (!isOvertaken && reply.kind === 'done') setPreview(reply.body);
    }, pauseMs);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [call, type, lang, code, source, generation]);
  return preview;
}
