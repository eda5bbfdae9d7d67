import type { Brand } from '@showroom/domain/brand';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from './embed-screen.css.ts';
import { EmbedTalk } from './embed-talk.tsx';

type Props = {
  brand: Brand;
  title: string;
  /** Page of the site with the same matter. */
  path: string;
  children: ReactNode;
};

/** A form in a partner's frame: what it is, the form, who takes the request. Links open outside the frame. */
export function EmbedScreen({ brand, title, path, children }: Props) {
  return (
    <div className={css.page}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {children}
      <Text size="sm" tone="quiet">
        Заявку принимает <TextLink href={path}>{brand.name}</TextLink>.
      </Text>
      <EmbedTalk />
    </div>
  );
}
