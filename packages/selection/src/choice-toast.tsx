import { countOf } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { ButtonLink } from '@showroom/ui/button-link';
import { isPlainPress, linkUnder } from '@showroom/ui/site-link';
import { Toast } from '@showroom/ui/toast';
import { useConsent } from '@showroom/visitor/consent-store';
import { type MouseEvent, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { countChosen } from './chosen.ts';
import { groupWords } from './group-words.data.ts';
import type { SelectionGroup } from './selection-groups.ts';
import { type SelectionKind, selectionLists } from './selection-lists.ts';

type Choice = {
  kind: SelectionKind;
  group: SelectionGroup;
  /** Of the thing: mark and model. */
  name: string;
  /** False when the list was full. */
  added: boolean;
};

/** The notice stays this long, ms; longer while a cursor or the focus is on it. */
const stays = 6_000;

const places = {
  favorites: { inside: 'в\u00a0избранном', link: 'Избранное' },
  compare: { inside: 'в\u00a0сравнении', link: 'Сравнить' },
} as const;

function words({ kind, group, name, added }: Choice): string {
  if (added) return `${name}\u00a0— ${places[kind].inside}`;
  const most = countOf(selectionLists[kind].getState().limit, groupWords[group].count);
  return `Больше ${most} не поместится: уберите то, что уже не нужно.`;
}

function ChoiceToast({ choice }: { choice: Choice }) {
  const [state, setState] = useState<'shown' | 'held' | 'away'>('shown');
  useEffect(() => {
    if (state !== 'shown') return;
    const timer = setTimeout(setState, stays, 'away');
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'away') return null;
  const { kind } = choice;
  const count = countChosen(selectionLists[kind].getState().selection);
  const follow = ({ nativeEvent }: MouseEvent) => {
    if (isPlainPress(nativeEvent) && linkUnder(nativeEvent)) setState('away');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the notice, and lets it go when its link is followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside answers Enter with a click by itself
    <div
      onPointerEnter={() => setState('held')}
      onPointerLeave={() => setState('shown')}
      onFocus={() => setState('held')}
      onBlur={() => setState('shown')}
      onClick={follow}
    >
      <Toast
        actions={
          <ButtonLink href={`/${kind}/`} tone="quiet" size="sm">
            {places[kind].link} ({count})
          </ButtonLink>
        }
      >
        {words(choice)}
      </Toast>
    </div>
  );
}

let root: Root | undefined;
let told = 0;

/** Says what a press did and offers the way to the list; not over the cookie notice, which stands in the same place. */
export function tellChoice(choice: Choice): void {
  announce(words(choice));
  if (useConsent.getState().consent === 'none') return;
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  told += 1;
  root.render(<ChoiceToast key={told} choice={choice} />);
}
