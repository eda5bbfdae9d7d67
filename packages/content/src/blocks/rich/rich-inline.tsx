import type { Inline } from '@showroom/api-contract/blocks';
import { TextLink } from '@showroom/ui/text-link';
import { wholeWords } from '@showroom/ui/whole-words';
import type { ReactNode } from 'react';

const outside = (href: string) => (href.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {});

function worded({ text, look }: Inline): ReactNode {
  const words = wholeWords(text);
  if (look === 'strong') return <strong>{words}</strong>;
  if (look === 'emphasis') return <em>{words}</em>;
  return words;
}

/** A run of words in their looks. */
export function RichInline({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    const key = `${index} ${part.text}`;
    if (!part.href) return <span key={key}>{worded(part)}</span>;
    return (
      <TextLink key={key} href={part.href} {...outside(part.href)}>
        {worded(part)}
      </TextLink>
    );
  });
}
