import type { ColorGroup, TransportType } from '@showroom/domain/dictionaries';
import {
  type Picture,
  type PictureAngle,
  type PictureSize,
  photoBase,
  pictureAngles,
  pictureUrl,
  studioPictureBase,
} from '@showroom/domain/picture';
import type { CabinFacts } from '@showroom/domain/picture-cabin';
import { interiorAngleOf, pictureShapeOf, type ShapeFacts } from '@showroom/domain/picture-shape';
import type { Shot } from '../../db/schema.ts';

const angleWords: Record<PictureAngle, string> = {
  front: 'вид спереди',
  side: 'вид сбоку',
  rear: 'вид сзади',
  interior: 'салон',
  wheel: 'колесо',
};

/** Angles that make no sense: a motorcycle has no cabin, a jet ski no wheels. */
const missingAngles: Record<TransportType, readonly PictureAngle[]> = {
  cars: [],
  moto: ['interior'],
  atv: ['interior'],
  'jet-ski': ['interior', 'wheel'],
  commercial: [],
};

/**
 * The pictures of a vehicle in gallery order: its real photos, or the drawn ones where there are none. `title`: mark and model,
 * for the alternative text.
 */
export function picturesOf(
  vehicle: ShapeFacts & CabinFacts & { type: TransportType; colorGroup: ColorGroup; gallery?: readonly Shot[] },
  title: string,
): Picture[] {
  const { type, bodyType, colorGroup, gallery = [] } = vehicle;
  if (gallery.length > 0) {
    return gallery.map(({ key, color }, index) => ({
      base: photoBase(key),
      alt: `${title}, фото ${index + 1}`,
      color,
    }));
  }
  const shape = pictureShapeOf(vehicle);
  const interior = interiorAngleOf(vehicle);
  return pictureAngles
    .filter((angle) => !missingAngles[type].includes(angle) && !(bodyType === 'semi-trailer' && angle === 'interior'))
    .map((angle) => ({
      angle,
      base: studioPictureBase(bodyType, colorGroup, angle === 'interior' ? interior : angle, shape),
      alt: `${title}, ${angleWords[angle]}`,
    }));
}

const drawnFile = (base: string, size: PictureSize) => pictureUrl(base, size).slice('/media/'.length);
const drawn = (pictures: readonly Picture[]) => pictures.filter(({ angle }) => angle !== undefined);

/** Paths under `/media/` of what a card shows before anybody touches it; none of a photographed vehicle. */
export const drawnOfCard = (pictures: readonly Picture[]): string[] =>
  drawn(pictures.slice(0, 1)).map(({ base }) => drawnFile(base, 'card'));

/** Paths of what a vehicle's page begins with: the main picture, and a thumb of each. */
export const drawnOfPage = (pictures: readonly Picture[]): string[] => [
  ...drawn(pictures.slice(0, 1)).map(({ base }) => drawnFile(base, 'hero')),
  ...drawn(pictures).map(({ base }) => drawnFile(base, 'thumb')),
];
