import { photoBase, pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { isSurrogate } from '../../catalog/surrogate-number.ts';
import type { Offer } from './offers.ts';

/** The site that publishes a feed, from the shell's query. */
export type Publisher = {
  holdingId: number;
  /** Host of the brand's site: absolute addresses come from here. */
  host: string;
  /** Name of the shop, and the company behind it. */
  name: string;
  company: string;
  /** Whether the reader has a key: VINs are told to no one else. */
  showsVins: boolean;
};

export const absolute = ({ host }: Pick<Publisher, 'host'>, path: string): string => `https://${host}${path}`;
export const pageOf = (publisher: Publisher, { id }: Pick<Offer, 'id'>): string =>
  absolute(publisher, `/catalog/${id}/`);

/** The number that this reader may know; null also where the vehicle has none written down. */
export const numberFor = ({ showsVins }: Publisher, { vin }: Offer): string | null =>
  showsVins && !isSurrogate(vin) ? vin : null;

/** The real photos as our site has them; those that nobody has looked at yet by the dealer's own addresses. */
export const photosOf = (publisher: Publisher, { gallery, photos }: Offer): readonly string[] =>
  gallery.length > 0 ? gallery.map(({ key }) => absolute(publisher, `${photoBase(key)}/full.jpg`)) : photos;

/** The real photos; a vehicle without any is shown as our pages show it. */
export function picturesOf(publisher: Publisher, offer: Offer): readonly string[] {
  const photos = photosOf(publisher, offer);
  if (photos.length > 0) return photos;
  return [
    absolute(
      publisher,
      pictureUrl(studioPictureBase(offer.bodyType, offer.colorGroup, 'front', pictureShapeOf(offer)), 'hero'),
    ),
  ];
}

/** Kopecks → whole roubles, rounded up as everywhere (PRD-9). */
export const roubles = (kopecks: number): number => Math.ceil(kopecks / 100);
