import { opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import * as css from './call-block.css.ts';

/** An invitation. Its button opens a form, or leads on where no script runs. */
export function CallBlock({ block, id }: Pick<BlockProps<'call'>, 'block' | 'id'>) {
  const { title, text, button, dialog, link } = block;
  return (
    <section aria-labelledby={id} className={css.plate} data-print="hide">
      <div className={css.words}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </div>
      <div className={css.action}>
        <ButtonLink href={link} size="lg" {...(dialog ? opensDialog(dialog) : {})}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
