import type { StoreCard } from '@showroom/api-contract/store';

/** What the buttons around an item are about: attributes of an element around them. */
export const goods = ({ id, disprice, minCount }: Pick<StoreCard, 'id' | 'disprice' | 'minCount'>) => ({
  'data-goods': id,
  'data-price': disprice,
  ...(minCount > 1 && { 'data-least': minCount }),
});

/** Attributes of the button that puts the item around it into the basket, and of the link that stands there afterwards. */
export const puts = { 'data-put': '' } as const;
export const isIn = { 'data-in': '', hidden: true } as const;
/** Attributes of the heart. */
export const likes = { 'data-like': '', 'aria-pressed': 'false' } as const;
