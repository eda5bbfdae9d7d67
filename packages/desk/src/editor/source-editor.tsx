'use client';

import type { DeskProblem } from '@showroom/api-contract/desk-content';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import * as css from '../desk.css.ts';
import { createEditor, type SourceEditor } from './create-editor.ts';

export type EditorHandle = Pick<SourceEditor, 'replace' | 'showLine'>;

type Props = {
  ref: Ref<EditorHandle>;
  /** What stands in it at first; later changes come by `replace`. */
  initial: string;
  problems: readonly DeskProblem[];
  onChange: (source: string) => void;
  onSave: () => void;
};

/** The editor of a text's source, with its problems at their lines. */
export function SourceEditorField({ ref, initial, problems, onChange, onSave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<SourceEditor>(undefined);
  const latest = useRef({ initial, onChange, onSave });
  latest.current = { ...latest.current, onChange, onSave };
  useEffect(() => {
    if (!place.current) return;
    editor.current = createEditor({
      parent: place.current,
      source: latest.current.initial,
      onChange: (source) => latest.current.onChange(source),
      onSave: () => latest.current.onSave(),
    });
    return () => editor.current?.destroy();
  }, []);
  useEffect(() => editor.current?.mark(problems), [problems]);
  useImperativeHandle(ref, () => ({
    replace: (source) => editor.current?.replace(source),
    showLine: (line) => editor.current?.showLine(line),
  }));
  return <div ref={place} className={css.editor} />;
}
