import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { away } from './robot-field.css.ts';

type Props = {
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
};

/** Must stay empty (PRD-5): people neither see, hear nor reach it, robots fill it. */
export function RobotField(input: Props) {
  return (
    <div className={away} aria-hidden="true">
      <label>
        Не&nbsp;заполняйте это поле
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
