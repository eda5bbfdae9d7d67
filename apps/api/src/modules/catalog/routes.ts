import { gone, notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { drawnOfPage } from './pictures.ts';
import { findShort } from './short-queries.ts';

const similarCount = 8;
const unknownVehicle = () => notFound('Автомобиль не найден.');

export const catalogRoutes = {
  list: api.catalog.list.handler(async ({ input, context }) => {
    const { search, holdingId } = input;
    const found = search ? await context.search.listVehicles(holdingId, search) : undefined;
    const page = await context.catalog.listCatalog(input, found?.ids);
    // One of them is opened next.
    context.expectPictures?.(
      page.items.flatMap(({ pictures }) => drawnOfPage(pictures)),
      'soon',
    );
    return found?.missing === undefined ? page : { ...page, missing: found.missing };
  }),
  colors: api.catalog.colors.handler(async ({ input, context }) => ({
    data: await context.answers.get(`colors:${input.holdingId}:${input.type}:${input.depth}`, () =>
      context.catalog.countColors(input),
    ),
  })),
  detail: api.catalog.detail.handler(async ({ input, context }) => {
    const vehicle = await context.catalog.getVehicle(input.id, input.holdingId);
    if (vehicle === 'gone') throw gone('Автомобиль продан или снят с продажи.');
    if (!vehicle) throw unknownVehicle();
    // Drawn while the page is on its way.
    context.expectPictures?.(drawnOfPage(vehicle.pictures), 'opened');
    return vehicle;
  }),
  short: api.catalog.short.handler(async ({ input, context }) => ({
    items: await findShort(context.database, input.holdingId, input.ids, input.detail === '1'),
  })),
  similar: api.catalog.similar.handler(async ({ input, context }) => {
    const items = await context.catalog.getSimilar(input.id, input.holdingId, input.size ?? similarCount);
    if (!items) throw unknownVehicle();
    return { items };
  }),
};
