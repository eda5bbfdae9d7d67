import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import type { FacetKey, FlagKey } from '@showroom/domain/listing';

export type RangeName = 'price' | 'year' | 'mileage' | 'power' | 'volume';

type Common = {
  title: string;
  /** Kinds of vehicle that have this group; all when absent. */
  types?: readonly TransportType[];
  /** Listings that have this group; `mixed` is a listing of new and used. All when absent. */
  conditions?: readonly (Condition | 'mixed')[];
  /** Open before the visitor touches it. */
  open?: boolean;
};

export type FacetRow = Common &
  (
    | { kind: 'list' | 'swatches'; key: FacetKey; titles?: Partial<Record<TransportType, string>> }
    | { kind: 'range'; range: RangeName; unit: string }
    | { kind: 'switch'; name: FlagKey; label: string }
  );

const motor: readonly TransportType[] = ['cars', 'moto', 'atv', 'commercial'];

/** The groups of the filter panel in their order. A new kind of vehicle is a change of rows, not of components. */
export const facetRows: readonly FacetRow[] = [
  { kind: 'list', key: 'mark', title: 'Марка', open: true },
  { kind: 'list', key: 'model', title: 'Модель', open: true },
  { kind: 'range', range: 'price', title: 'Цена', unit: '₽', open: true },
  { kind: 'range', range: 'year', title: 'Год выпуска', unit: '', open: true },
  {
    kind: 'range',
    range: 'mileage',
    title: 'Пробег',
    unit: 'км',
    types: motor,
    conditions: ['used', 'mixed'],
    open: true,
  },
  {
    kind: 'range',
    range: 'mileage',
    title: 'Моточасы',
    unit: 'ч',
    types: ['jet-ski'],
    conditions: ['used', 'mixed'],
    open: true,
  },
  {
    kind: 'list',
    key: 'bodyType',
    title: 'Кузов',
    titles: { moto: 'Вид мотоцикла', commercial: 'Вид транспорта' },
    types: ['cars', 'moto', 'commercial'],
    open: true,
  },
  {
    kind: 'range',
    range: 'volume',
    title: 'Объём двигателя',
    unit: 'см³',
    types: ['moto', 'atv', 'jet-ski'],
    open: true,
  },
  { kind: 'list', key: 'engine', title: 'Двигатель' },
  { kind: 'list', key: 'gear', title: 'Коробка передач', types: motor },
  { kind: 'list', key: 'drive', title: 'Привод' },
  { kind: 'swatches', key: 'color', title: 'Цвет' },
  { kind: 'range', range: 'power', title: 'Мощность', unit: 'л.с.' },
  { kind: 'list', key: 'seats', title: 'Число мест', types: ['cars', 'commercial', 'atv', 'jet-ski'] },
  { kind: 'list', key: 'country', title: 'Страна марки' },
  { kind: 'list', key: 'dealerCity', title: 'Город' },
  { kind: 'list', key: 'dealer', title: 'Дилерский центр' },
  { kind: 'switch', name: 'sale', title: 'Скидка', label: 'Цена снижена' },
  { kind: 'switch', name: 'promo', title: 'Выгода', label: 'С\u00a0выгодой', conditions: ['new', 'mixed'] },
  { kind: 'switch', name: 'vat', title: 'НДС', label: 'Только с\u00a0НДС' },
];
