import { maxSearchText } from '@showroom/domain/listing';
import { TextField } from '@showroom/ui/text-field';
import * as css from './shelf-search.css.ts';

/** Looks inside the shelf: a field of its filter like any other. */
export function ShelfSearch({ text }: { text: string }) {
  return (
    <div className={css.search}>
      <TextField
        type="search"
        name="search"
        label={'Искать в\u00a0этом разделе'}
        defaultValue={text}
        maxLength={maxSearchText}
        enterKeyHint="search"
      />
    </div>
  );
}
