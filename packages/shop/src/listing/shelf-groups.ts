import type { StorePage } from '@showroom/api-contract/store';
import { choiceGroup, type FacetGroupView, listGroup, rangeGroup, switchGroup } from '@showroom/listing/facet-groups';
import type { Shelf } from './shelf.ts';

/** The groups of the filter that offer a choice on this shelf. */
export function shelfGroups({ query }: Shelf, { facets }: Pick<StorePage, 'facets'>): FacetGroupView[] {
  const { mark = '', model = '', year, dealerCity = '', brand, sale, priceFrom, priceTo } = query;
  const groups = [
    choiceGroup({ title: 'Марка автомобиля', key: 'mark', empty: 'Любая марка', open: true }, facets.mark, mark),
    mark && choiceGroup({ title: 'Модель', key: 'model', empty: 'Любая модель', open: true }, facets.model, model),
    model &&
      choiceGroup(
        { title: 'Год выпуска', key: 'year', empty: 'Любой год', open: true },
        facets.year,
        year === undefined ? '' : String(year),
      ),
    listGroup({ kind: 'list', title: 'Производитель', key: 'brand', open: true }, facets.brand, brand),
    rangeGroup({ title: 'Цена', range: 'price', unit: '₽', open: true }, facets.price, priceFrom, priceTo),
    choiceGroup({ title: 'Где забрать', key: 'dealerCity', empty: 'Любой город' }, facets.dealerCity, dealerCity),
    switchGroup({ title: 'Скидка', name: 'sale', label: 'Со\u00a0скидкой' }, facets.sale, sale),
  ];
  return groups.filter((group) => group !== undefined && group !== '');
}
