import type { Brand } from '@showroom/domain/brand';
import { passOn } from './pass-on.ts';
import { passWrite } from './pass-write.ts';

type Vehicle = {
  id: number;
  mark: { code: string; name: string };
  model: { code: string; name: string };
  modification: string;
  year: number;
  price: number | null;
  vinMasked: string;
  dealer: { code: string; name: string };
  pictures: { base: string }[];
};

/** What a form shows of the vehicle it is about. */
function toFormVehicle(body: unknown) {
  const { id, mark, model, modification, year, price, vinMasked, dealer, pictures } = body as Vehicle;
  return {
    ...{ id, modification, year, price, vinMasked },
    mark: { code: mark.code, name: mark.name },
    model: { code: model.code, name: model.name },
    dealer: { code: dealer.code, name: dealer.name },
    picture: pictures[0]?.base ?? null,
  };
}

/** The calls of the forms. Bodies are passed on and never logged: they hold names and phones. */
export function leadHandlers(brand: Brand) {
  return {
    /** POST /api/lead/commit/ {formId, formUrl, formData}, header Idempotency-Key → {id, number} */
    commit: (request: Request): Promise<Response> =>
      passWrite(brand, request, '/lead/commit', ['formId', 'formUrl', 'formData']),
    /** GET /api/lead/get/{formId}/ → {formId, name} */
    async subject(_request: Request, context: { params: Promise<{ formId: string }> }): Promise<Response> {
      const { formId } = await context.params;
      return passOn(`/lead/get/${encodeURIComponent(formId)}`, new URLSearchParams(), brand.holdingId, (body) => body);
    },
    /** GET /api/lead/vehicle/{id}/ → what a form shows of a vehicle; 404 and 410 as the catalogue says them. */
    async vehicle(_request: Request, context: { params: Promise<{ id: string }> }): Promise<Response> {
      const { id } = await context.params;
      return passOn(`/catalog/${encodeURIComponent(id)}`, new URLSearchParams(), brand.holdingId, toFormVehicle);
    },
    /** GET /api/dealers/short/?department&markCode → [{code, nameRu}] */
    dealers(request: Request): Promise<Response> {
      const asked = new URL(request.url).searchParams;
      const query = new URLSearchParams();
      for (const name of ['department', 'markCode']) {
        const value = asked.get(name);
        if (value) query.set(name, value);
      }
      return passOn('/dealers/short', query, brand.holdingId, (body) => body);
    },
  };
}
