import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  failure: string | undefined;
  onClose: () => void;
  /** Nothing until it is read. */
  children: ReactNode;
};

/** One thing of a list: the way back, its name, why something failed, and the thing. */
export const OpenedView = ({ title, failure, onClose, children }: Props) => (
  <Stack gap={5}>
    <Cluster gap={3}>
      <Button tone="outline" size="sm" onClick={onClose}>
        К списку
      </Button>
      <Heading level={1} size="lg">
        {title}
      </Heading>
    </Cluster>
    {failure ? <Notice tone="critical" title={failure} /> : null}
    {!children && !failure ? <Skeleton height={320} shape="box" /> : null}
    {children}
  </Stack>
);
