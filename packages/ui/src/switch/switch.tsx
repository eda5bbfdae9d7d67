import type { ChangeEventHandler, ReactNode } from 'react';
import { note as noteClass, row, track, words } from './switch.css.ts';

type Props = {
  name: string;
  label: ReactNode;
  /** What it brings, in a quiet line below the label. */
  note?: ReactNode;
  value?: string;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  disabled?: boolean;
};

/** On or off, at once: for what takes effect without a button to send it. */
export function Switch({ label, note, ...input }: Props) {
  return (
    <label className={row}>
      <span className={words}>
        <span>{label}</span>
        {note ? <span className={noteClass}>{note}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its state by itself */}
      <input {...input} type="checkbox" role="switch" className={track} />
    </label>
  );
}
