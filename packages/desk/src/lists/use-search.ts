import { useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { useDesk } from '../session/use-desk.tsx';
import { type Page, useListing } from './use-listing.ts';

/** What was filled in of a search. */
export type Given<Asked> = { [Field in keyof Asked]?: Exclude<Asked[Field], ''> };

/**
 * A list that is searched, page by page. Another question begins at its first page; fields that are empty are not asked.
 * @param opened what of it is opened: the list is read anew when that is closed
 */
export function useSearch<Asked extends Readonly<Record<string, string>>, Item>(
  empty: Asked,
  opened: string | undefined,
  read: (asked: Given<Asked> & { page: number }) => Promise<DeskReply<Page<Item>>>,
) {
  const { generation } = useDesk();
  const [asked, setAsked] = useState(empty);
  const [current, setPage] = useState(1);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')) as Given<Asked>;
  const { page, failed } = useListing(`${generation} ${current} ${opened} ${JSON.stringify(given)}`, () =>
    read({ ...given, page: current }),
  );
  const ask = (more: Partial<Asked>) => {
    setPage(1);
    setAsked((was) => ({ ...was, ...more }));
  };
  return { asked, ask, isAsked: Object.keys(given).length > 0, page, failed, setPage };
}
