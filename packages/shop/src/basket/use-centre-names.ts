import { read } from '@showroom/bff/read';
import { useEffect, useState } from 'react';

/** Names of the centres by code; empty until they came. */
export function useCentreNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void read('GET /dealers/short', {}).then((found) => {
      if (found) setNames(new Map(found.map(({ code, nameRu }) => [code, nameRu])));
    });
  }, []);
  return names;
}
