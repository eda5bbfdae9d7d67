import { useCallback, useEffect, useState } from 'react';

const given = (name: string) => new URLSearchParams(location.search).get(name) ?? undefined;

/**
 * What of a list is opened, as the query of the page's address says: a link leads to it, and the browser's Back to the list.
 * @param name of the parameter
 */
export function useOpened(name: string): [opened: string | undefined, open: (value: string | undefined) => void] {
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    const follow = () => setOpened(given(name));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [name]);
  const open = useCallback(
    (value: string | undefined) => {
      const url = new URL(location.href);
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      history.pushState(history.state, '', url);
      setOpened(value);
    },
    [name],
  );
  return [opened, open];
}
