import type { BodyType, ColorGroup, TransportType } from '@showroom/domain/dictionaries';
import { type Picture, type PictureAngle, pictureAngles, studioPictureBase } from '@showroom/domain/picture';

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

/** The drawn pictures of a vehicle, in gallery order. `title`: mark and model, for the alternative text. */
export function picturesOf(
  vehicle: { type: TransportType; bodyType: BodyType; colorGroup: ColorGroup },
  title: string,
): Picture[] {
  const { type, bodyType, colorGroup } = vehicle;
  return pictureAngles
    .filter((angle) => !missingAngles[type].includes(angle) && !(bodyType === 'semi-trailer' && angle === 'interior'))
    .map((angle) => ({
      angle,
      base: studioPictureBase(bodyType, colorGroup, angle),
      alt: `${title}, ${angleWords[angle]}`,
    }));
}
