import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import type { SearchState } from './search-session.ts';
import { foundWords } from './search-words.ts';

/** Tells screen readers what was found; says nothing while letters are typed. */
export function SearchStatus({ state }: { state: SearchState }) {
  const { phase, found } = state;
  return (
    <div role="status">
      <VisuallyHidden>
        {phase === 'ready' && found ? foundWords(found) : phase === 'first' ? 'Ищем' : ''}
      </VisuallyHidden>
    </div>
  );
}
