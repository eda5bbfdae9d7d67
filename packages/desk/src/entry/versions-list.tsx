import type { DeskVersion } from '@showroom/api-contract/desk-content';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Disclosure } from '@showroom/ui/disclosure';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { timeText } from '../words.ts';

const origins: Readonly<Record<string, string>> = {
  file: 'из\u00a0файла',
  desk: 'с\u00a0рабочего стола',
  facts: 'из\u00a0проекта',
};

type Props = { versions: readonly DeskVersion[]; onTake: (version: number) => void };

/** Every text that there was. One of them comes back into the editor; visitors see it once it is published. */
export function VersionsList({ versions, onTake }: Props) {
  return (
    <Disclosure summary={`Версии: ${versions.length}`}>
      <Stack gap={3}>
        {versions.map(({ version, title, origin, createdAt, isLive }) => (
          <Cluster key={version} gap={3}>
            <Text size="sm" numeric>
              № {version}
            </Text>
            <Text size="sm">
              {title}, {timeText(createdAt)}, {origins[origin] ?? origin}
            </Text>
            {isLive ? <Badge tone="positive">На сайте</Badge> : null}
            <Button size="sm" tone="quiet" onClick={() => onTake(version)}>
              Вернуть этот текст
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Disclosure>
  );
}
