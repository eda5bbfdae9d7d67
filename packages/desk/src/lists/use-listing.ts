import { useEffect, useState } from 'react';
import { awayText, type DeskReply } from '../call/call-desk.ts';

export type Meta = { page: { current: number; totalPages: number; totalResults: number } };
export type Page<Item> = { items: Item[]; meta: Meta };

/**
 * A list that is asked for anew whenever `key` changes. `ask` is the newest one; an answer that was overtaken is dropped.
 */
export function useListing<Item, Extra = unknown>(key: string, ask: () => Promise<DeskReply<Page<Item> & Extra>>) {
  const [page, setPage] = useState<Page<Item> & Extra>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isOvertaken = false;
    void ask().then((reply) => {
      if (isOvertaken) return;
      if (reply.kind === 'done') setPage(reply.body);
      setFailed(reply.kind === 'done' ? undefined : reply.kind === 'refused' ? reply.message : awayText);
    });
    return () => {
      isOvertaken = true;
    };
  }, [key]);
  return { page, failed };
}
