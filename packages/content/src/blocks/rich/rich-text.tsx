import type { Inline, RichNode } from '@showroom/api-contract/blocks';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Heading, type HeadingLevel } from '@showroom/ui/heading';
import { Picture } from '@showroom/ui/picture';
import { sum } from '../wide-table.css.ts';
import { WideTable } from '../wide-table.tsx';
import { RichInline } from './rich-inline.tsx';
import * as css from './rich-text.css.ts';

const textOf = (content: readonly Inline[]) => content.map(({ text }) => text).join('');

const isSum = (text: string) => /^(?:от\s)?[−-]?[\d\s]+₽$/.test(text);

function Table({ head, rows }: Extract<RichNode, { node: 'table' }>) {
  // A column of sums is read by its digits, which stand below each other.
  const sums = head.map((_, column) => rows.every((row) => isSum(textOf(row[column] ?? []))));
  const lookOf = (column: number) => (sums[column] ? sum : undefined);
  return (
    <WideTable name={head.map(textOf).filter(Boolean).join(', ')}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={`${column} ${textOf(cell)}`} scope="col" className={lookOf(column)}>
              <RichInline content={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(textOf).join('|')}>
            {row.map((cell, column) => (
              <td key={`${column} ${textOf(cell)}`} className={lookOf(column)}>
                <RichInline content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function List({ isOrdered, items }: Extract<RichNode, { node: 'list' }>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={isOrdered ? css.ordered : css.unordered}>
      {items.map((item) => (
        <li key={textOf(item)}>
          <RichInline content={item} />
        </li>
      ))}
    </Tag>
  );
}

type NodeProps = { node: RichNode; level: HeadingLevel };

function Node({ node, level }: NodeProps) {
  switch (node.node) {
    case 'paragraph':
      return (
        <p>
          <RichInline content={node.content} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={level} size="sm">
          {node.text}
        </Heading>
      );
    case 'list':
      return <List {...node} />;
    case 'quote':
      return (
        <figure className={css.quote}>
          <blockquote className={css.said}>
            <RichInline content={node.content} />
          </blockquote>
          {node.source && <figcaption className={css.note}>{node.source}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table {...node} />;
    case 'picture':
      return (
        <figure className={css.figure}>
          <Picture
            base={contentPictureBase(node.picture)}
            size="hero"
            mobileSize="card"
            ratio="3 / 2"
            sizes="(min-width: 1024px) 640px, 100vw"
            alt={node.alt}
          />
          {node.caption && <figcaption className={css.note}>{node.caption}</figcaption>}
        </figure>
      );
  }
}

/** What editors wrote in Markdown, in a column of a readable width. `level` is that of its headings. */
export function RichText({ nodes, level = 3 }: { nodes: readonly RichNode[]; level?: HeadingLevel }) {
  return (
    <div className={css.words}>
      {nodes.map((node, index) => (
        <Node key={index} node={node} level={level} />
      ))}
    </div>
  );
}
