import { type SearchAccessory, type SearchVehicle, searchAnswer } from '@showroom/api-contract/search';
import { type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import * as v from 'valibot';

/** A JSON text inside the answer; an unreadable one costs a picture or a group, never the whole answer. */
const jsonText = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);
const preview = jsonText(v.object({ source: v.object({ url: v.string() }) }));
const filters = jsonText(v.object({ car_type_code: v.string() }));

/** `{"source":{"url":"/media/x/card.webp"}}` → `/media/x` */
function pictureOf(text: string): string | null {
  const read = v.safeParse(preview, text);
  return (read.success && read.output.source.url.replace(/\/card\.webp$/, '')) || null;
}

const isType = (code: string): code is TransportType => Object.hasOwn(transportTypes, code);

function typeOf(text: string): TransportType | null {
  const read = v.safeParse(filters, text);
  return read.success && isType(read.output.car_type_code) ? read.output.car_type_code : null;
}

const priceOf = (kopecks: number) => (kopecks > 0 ? kopecks : null);

/** `price` in kopecks, null when it is told on request. `picture` is a base, without size and ending. */
const toVehicle = ({ filters: text, preview: picture, ...rest }: SearchVehicle) => ({
  id: rest.id.raw,
  type: typeOf(text.raw),
  mark: rest.mark.raw,
  model: rest.model.raw,
  modification: rest.modification.raw,
  year: rest.year.raw,
  mileageKm: rest.mileage_km.raw,
  condition: rest.condition.raw,
  price: priceOf(rest.disprice.raw),
  picture: pictureOf(picture.raw),
});

/** `category` is that of the first level, one of `shop`. */
function toAccessory({
  acc_item_id,
  name,
  brand,
  accCategory,
  current_disprice,
  preview: picture,
  ...rest
}: SearchAccessory) {
  const [first] = accCategory.raw;
  return {
    id: acc_item_id.raw,
    name: name.raw,
    brand: brand.name_en.raw,
    shop: rest.shop.raw,
    category: first ? { code: first.code, name: first.nameRu } : null,
    price: priceOf(current_disprice.raw),
    picture: pictureOf(picture.raw),
  };
}

/**
 * What a search found, a page of each block, without the `raw` wrappers and JSON texts of the wire. `total` counts all that
 * the query finds, whatever is ticked; `missing` is what was asked for and is out, of vehicles or of goods, `items` are its neighbours then.
 */
export const searchFound = v.pipe(
  searchAnswer,
  v.transform(({ vehicles, accessories, pages }) => ({
    vehicles: {
      items: vehicles.results.map(toVehicle),
      totalPages: vehicles.meta.page.totalPages,
      total: vehicles.totalFacetCount,
      facet: vehicles.facets.model,
      missing: vehicles.missing ?? null,
    },
    accessories: {
      items: accessories.results.map(toAccessory),
      totalPages: accessories.meta.page.totalPages,
      total: accessories.totalFacetCount,
      facet: accessories.facets.accCategoryNameRu,
      missing: accessories.missing ?? null,
    },
    pages: {
      items: pages.results,
      totalPages: pages.meta.page.totalPages,
      total: pages.totalFacetCount,
      facet: pages.facets.section,
    },
  })),
);
