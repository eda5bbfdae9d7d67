import { absoluteUrl } from '@showroom/domain/brand';
import { qrPath } from '@showroom/domain/qr';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import * as css from './code-block.css.ts';

/** An address as a code for the camera of a phone. Who reads on a phone is there already. */
export function CodeBlock({ block, facts, id }: Pick<BlockProps<'code'>, 'block' | 'facts' | 'id'>) {
  const { title, text, link } = block;
  const address = absoluteUrl(facts, link);
  const { size, d } = qrPath(address);
  return (
    <section aria-labelledby={id} className={css.plate}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className={css.code}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR-код: ${address}`}
      >
        <path d={d} fill="#000" />
      </svg>
      <div className={css.words}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </div>
    </section>
  );
}
