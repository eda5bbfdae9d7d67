import type { BlockKind, BlockOf, Inline, PageBlock, RichNode } from '@showroom/api-contract/blocks';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from '../desk.css.ts';

function Run({ content }: { content: readonly Inline[] }) {
  return content.map(({ text, look, href }, index) => {
    const words = look === 'strong' ? <strong>{text}</strong> : look === 'emphasis' ? <em>{text}</em> : text;
    const key = `${index} ${text}`;
    return href ? (
      <TextLink key={key} href={href} target="_blank">
        {words}
      </TextLink>
    ) : (
      <span key={key}>{words}</span>
    );
  });
}

function Rich({ node }: { node: RichNode }): ReactNode {
  switch (node.node) {
    case 'paragraph':
      return (
        <Text>
          <Run content={node.content} />
        </Text>
      );
    case 'heading':
      return <Heading level={4}>{node.text}</Heading>;
    case 'list': {
      const List = node.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {node.items.map((item, index) => (
            <li key={index}>
              <Run content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Run content={node.content} />
          {node.source ? <Text tone="quiet">{node.source}</Text> : null}
        </blockquote>
      );
    case 'table':
      return (
        <div className={css.scroll}>
          <table className={css.table}>
            <tbody>
              {[node.head, ...node.rows].map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column} className={css.cell}>
                      <Run content={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'picture':
      return (
        <Text tone="quiet">
          Картинка {node.picture}: {node.caption ?? node.alt}
        </Text>
      );
  }
}

/** Names of the blocks, for what is shown by its title alone. */
const names: Partial<Record<BlockKind, string>> = {
  hero: 'Заставка',
  cards: 'Карточки',
  facts: 'Цифры',
  latest: 'Последние записи',
  vehicles: 'Автомобили из\u00a0наличия',
  call: 'Приглашение',
  steps: 'Шаги',
  questions: 'Вопросы',
  gallery: 'Галерея',
  timeline: 'История',
  awards: 'Награды',
  documents: 'Документы',
  chart: 'График',
  vacancies: 'Вакансии',
};

const isRich = (block: PageBlock): block is BlockOf<'rich'> => block.kind === 'rich';

/** A block as an editor reads it. */
export function BlockPreview({ block }: { block: PageBlock }) {
  const { title } = block;
  return (
    <Stack gap={3}>
      {title ? <Heading level={3}>{title}</Heading> : null}
      {isRich(block) ? (
        block.content.map((node, index) => <Rich key={index} node={node} />)
      ) : (
        <Text size="sm" tone="quiet">
          Блок: {names[block.kind] ?? block.kind}
        </Text>
      )}
    </Stack>
  );
}
