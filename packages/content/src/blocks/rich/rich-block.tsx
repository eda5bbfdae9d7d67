import type { BlockProps } from '../block-props.ts';
import { RichText } from './rich-text.tsx';

/** A chapter that editors wrote. */
export function RichBlock({ block }: Pick<BlockProps<'rich'>, 'block'>) {
  return <RichText nodes={block.content} level={block.title ? 3 : 2} />;
}
