import type { ShopCode } from '../../db/accessory-schema.ts';

const scenes: Record<ShopCode, string> = { store: 'showroom', parts: 'service' };

/** The drawn scene that stands for goods until they are photographed. A photo takes its place under another base. */
export function goodsPicture(shop: ShopCode): string {
  return `/media/scene/${scenes[shop]}`;
}
