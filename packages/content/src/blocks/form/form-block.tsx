import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import * as css from './form-block.css.ts';

/** A form on the page itself. The page brings it along; where none does, its words alone are shown. */
export function FormBlock({ block: { form, text }, facts }: Pick<BlockProps<'form'>, 'block' | 'facts'>) {
  const live = facts.forms[form];
  return (
    <div className={css.part} data-print="hide">
      {text && <Text>{text}</Text>}
      {live && <div className={css.plate}>{live}</div>}
    </div>
  );
}
