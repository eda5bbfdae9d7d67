import { read } from '@showroom/bff/read';
import { Select } from '@showroom/ui/select';
import { useEffect, useState } from 'react';

/** Which centre a list is about. While the centres are not known, all of them. */
export function DealerSelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const [dealers, setDealers] = useState<readonly { code: string; nameRu: string }[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void read('GET /dealers/short', {}, leaving.signal).then((found) => found && setDealers(found));
    return () => leaving.abort();
  }, []);
  return (
    <Select
      name="dealer"
      label="Дилерский центр"
      value={value}
      options={[{ value: '', label: 'Все' }, ...dealers.map(({ code, nameRu }) => ({ value: code, label: nameRu }))]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
