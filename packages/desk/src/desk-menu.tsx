'use client';

import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useId, useRef, useState } from 'react';
import * as css from './desk-menu.css.ts';
import type { DeskSection } from './desk-section.ts';
import { groupsOf } from './sections.data.ts';

/** Where one is when a section of another's list is open. */
const listOf = (section: DeskSection): DeskSection => (section === 'entry' ? 'content' : section);

type Props = { section: DeskSection; sections: readonly string[] };

/** The sections in two lines: their groups, and under them what the open one has. It begins where one is. */
export function DeskMenu({ section, sections }: Props) {
  const here = listOf(section);
  const groups = groupsOf(sections);
  const own = groups.find(({ rows }) => rows.some((row) => row.section === here));
  const [name, setName] = useState(own?.name);
  const open = groups.find((group) => group.name === name);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the line is longer than the screen: it begins where one is.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - list.current.clientWidth / 3;
  }, []);
  return (
    <nav className={css.menu} aria-label="Разделы">
      <div className={css.groups}>
        {groups.map((group) => (
          <button
            key={group.name}
            type="button"
            className={css.group}
            aria-expanded={group === open}
            aria-controls={group === open ? listId : undefined}
            aria-current={group === own ? 'true' : undefined}
            onClick={() => setName(group === open ? undefined : group.name)}
          >
            {group.name}
          </button>
        ))}
      </div>
      {open && (
        <div ref={list} id={listId} className={css.sections}>
          {open.rows.map((link) => (
            <TextLink
              key={link.section}
              href={`/reports/${link.section}/`}
              {...(link.section === here && { 'aria-current': here === section ? 'page' : true, tone: 'plain' })}
            >
              {link.name}
            </TextLink>
          ))}
        </div>
      )}
    </nav>
  );
}
