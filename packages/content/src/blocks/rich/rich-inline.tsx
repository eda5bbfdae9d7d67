import type { Inline } from '@showroom/api-contract/blocks';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';

const outside = (href: string) => (href.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {});

function worded({ text, look }: Inline): ReactNode {
  if (look === 'strong') return <strong>{text}</strong>;
  if (look === 'emphasis') return <em>{text}</em>;
  return text;
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
