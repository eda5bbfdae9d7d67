import { Heading } from '@showroom/ui/heading';
import { Picture } from '@showroom/ui/picture';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from '../rows.css.ts';

type Props = { title: string; children: ReactNode; picture?: string | null } & (
  | { href: string; action: string }
  | { href?: never; action?: never }
);

/** One matter on the start page, with the way to more of it. */
export function HomeTile({ title, href, action, picture, children }: Props) {
  return (
    <section className={picture ? `${css.tile} ${css.pictured}` : css.tile}>
      {picture ? (
        <div className={css.tilePicture}>
          <Picture base={picture} size="thumb" alt="" ratio="4 / 3" eager />
        </div>
      ) : null}
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {typeof children === 'string' ? <Text>{children}</Text> : children}
      {href ? <TextLink href={href}>{action}</TextLink> : null}
    </section>
  );
}
