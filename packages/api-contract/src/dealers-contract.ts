import { codesOf } from '@showroom/domain/dictionaries';
import { cityCode, codeSchema, dealerSchema, departments } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId, integerText } from './catalog.ts';
import { missingFailure } from './failures.ts';
import { get } from './get.ts';

/** Dealer centres. */
export const dealersContract = {
  list: get('/dealers', 'Дилеры', 'Дилерские центры, сначала свой город')
    .input(v.strictObject({ holdingId, city: v.optional(cityCode) }))
    .output(v.object({ data: v.array(dealerSchema) })),
  short: get('/dealers/short', 'Дилеры', 'Код и название для поля формы')
    .input(
      v.strictObject({
        holdingId,
        department: v.optional(v.picklist(codesOf(departments))),
        markCode: v.optional(codeSchema),
      }),
    )
    .output(v.array(v.object({ code: codeSchema, nameRu: v.string() }))),
  named: get('/dealers/named', 'Дилеры', 'Марка и центр группы по их номерам, для формы; чего нет, того нет в ответе')
    .input(
      v.strictObject({
        holdingId,
        markId: v.optional(integerText(1, 32_767)),
        dealerId: v.optional(integerText(1, 32_767)),
      }),
    )
    .output(
      v.object({
        mark: v.nullable(v.object({ code: codeSchema, name: v.string() })),
        dealer: v.nullable(v.object({ code: codeSchema, nameRu: v.string() })),
      }),
    ),
  detail: get('/dealers/{code}', 'Дилеры', 'Один дилерский центр')
    .errors(missingFailure)
    .input(v.strictObject({ code: codeSchema, holdingId }))
    .output(dealerSchema),
};
