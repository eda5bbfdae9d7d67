// Kept in the declarations, too: who reads the published package needs these attributes as much as we do.
/// <reference path="../jsx.d.ts" preserve="true" />

import type { AriaAttributes, ButtonHTMLAttributes } from 'react';

type Html = ButtonHTMLAttributes<HTMLButtonElement>;

/** What every button of the kit hands on to the native one. Looks are not among it. */
export type NativeButtonProps = AriaAttributes &
  Pick<
    Html,
    | 'type'
    | 'disabled'
    | 'form'
    | 'formAction'
    | 'name'
    | 'value'
    | 'id'
    | 'title'
    | 'autoFocus'
    | 'onClick'
    | 'onFocus'
    | 'onPointerEnter'
    | 'command'
    | 'commandfor'
  > & {
    /** Id of the popover that the button opens and closes. */
    popovertarget?: string;
    popovertargetaction?: 'toggle' | 'show' | 'hide';
  };

/** Spells the popover attributes the way React wants them. */
export function toNativeButton({ popovertarget, popovertargetaction, type = 'button', ...rest }: NativeButtonProps) {
  return { ...rest, type, popoverTarget: popovertarget, popoverTargetAction: popovertargetaction };
}
