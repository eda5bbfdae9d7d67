import type { PageBlock } from '@showroom/api-contract/blocks';
import { JsonLd } from '@showroom/ui/json-ld';
import { Fragment, type ReactNode } from 'react';
import { Alone, Section } from '../section/section.tsx';
import { anchorOf } from './anchor-of.ts';
import type { BlockFacts } from './block-props.ts';
import { viewOf } from './block-views.ts';
import { questionNodes } from './questions/question-nodes.ts';

type Look = 'landing' | 'reading' | 'wide';
type Props = {
  blocks: readonly PageBlock[];
  facts: BlockFacts;
  /** `landing` has large headings far apart, `reading` is a page of text, `wide` one that nothing stands beside. */
  look?: Look;
  /** What is no editor's business and stands after the first block. */
  afterFirst?: ReactNode;
};

type PartProps = { block: PageBlock; id: string; facts: BlockFacts; look: Look };

function Part({ block, id, facts, look }: PartProps) {
  const { Body, hasOwnTitle, isEmpty, isNarrow = false, more } = viewOf(block.kind);
  if (isEmpty?.(block, facts)) return null;
  const nested = (blocks: readonly PageBlock[]) =>
    blocks.map((inner, index) => (
      <Part
        key={anchorOf(inner, index)}
        block={inner}
        id={`${id}-${anchorOf(inner, index)}`}
        facts={facts}
        look="reading"
      />
    ));
  const body = <Body block={block} facts={facts} id={id} nested={nested} />;
  if (hasOwnTitle) return body;
  if (!block.title) return isNarrow && look === 'wide' ? <Alone>{body}</Alone> : body;
  return (
    <Section
      id={id}
      title={block.title}
      size={look === 'landing' ? 'lg' : 'md'}
      isBeside={isNarrow && look !== 'reading'}
      more={more?.(block, facts)}
    >
      {body}
    </Section>
  );
}

/** The blocks of a page in the order in which its editor put them. What surrounds them keeps them apart. */
export function PageBlocks({ blocks, facts, look = 'reading', afterFirst }: Props) {
  const nodes = questionNodes(blocks);
  return (
    <>
      {nodes.length > 0 && <JsonLd nodes={nodes} />}
      {blocks.map((block, index) => (
        <Fragment key={anchorOf(block, index)}>
          <Part block={block} id={anchorOf(block, index)} facts={facts} look={look} />
          {index === 0 && afterFirst}
        </Fragment>
      ))}
    </>
  );
}
