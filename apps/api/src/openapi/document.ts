import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { contract } from '@showroom/api-contract/contract';
import { errorEnvelope } from '@showroom/api-contract/error';
import { dealerSchema, markSchema, modelSchema, vehicleCardSchema } from '@showroom/domain/vehicle';
import { valibotConverter } from './valibot-converter.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [valibotConverter] });
const envelopeRef = { $ref: '#/components/schemas/Error' };

/** Meaning of each status, for the reference. */
const failureTexts: Record<string, string> = {
  400: 'Запрос составлен неверно: `details` называет поля. Код 3.',
  401: 'Вход не\u00a0выполнен или\u00a0закончился. Код 16.',
  403: 'Запрос с другого сайта или ещё до нажатия не принимается. Код 7.',
  404: 'Такого объекта нет. Код 5.',
  409: 'Idempotency-Key уже использован для другого запроса; с `Retry-After` — этот же запрос ещё выполняется. Код 6.',
  410: 'Объект был, но больше не доступен (автомобиль продан или снят). Код 5.',
  413: 'Тело запроса больше 100 КБ. Код 11.',
  429: 'Слишком часто; `Retry-After` говорит, когда вернуться. Код 8.',
  500: 'Внутренняя ошибка. Код 13.',
  503: 'База данных недоступна или сервис перегружен; `Retry-After` говорит, когда вернуться. Код 14.',
  504: 'Запрос к базе данных не уложился во время. Код 4.',
};

/** The OpenAPI 3.1 document of the API, made from the contract. */
export async function buildDocument(): Promise<OpenAPI.Document> {
  const document = (await generator.generate(contract, {
    info: {
      title: 'Showroom API',
      version: '1.0.0',
      description:
        'Данные витрины: каталог, марки, дилеры, навигация и тексты. Каждая ошибка приходит в одном конверте `{message, code, details}`; коды взяты из gRPC. Деньги — целые копейки.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: {
      Error: { schema: errorEnvelope },
      VehicleCard: { schema: vehicleCardSchema },
      Dealer: { schema: dealerSchema },
      Mark: { schema: markSchema },
      Model: { schema: modelSchema },
    },
    customErrorResponseBodySchema: () => envelopeRef,
  })) as OpenAPI.Document;
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as OpenAPI.OperationObject[]) {
      describeFailures(operation);
      describeParameters(operation);
    }
  }
  return document;
}

function describeFailures(operation: OpenAPI.OperationObject): void {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const text = failureTexts[status];
    if (!text || '$ref' in response) continue;
    response.description = text;
    if (['409', '429', '503'].includes(status)) {
      response.headers = { 'Retry-After': { description: 'Секунды', schema: { type: 'integer' } } };
    }
  }
}

/** The generator allows empty and unescaped values by default; the API does not. */
function describeParameters(operation: OpenAPI.OperationObject): void {
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter) continue;
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
  }
}
