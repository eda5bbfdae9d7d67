import { randomUUID } from 'node:crypto';
import type { ReviewPage, ReviewRequest } from '@showroom/api-contract/reviews';
import type { HoldingFacts } from '@showroom/domain/brand';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadMessages } from '@showroom/domain/lead/messages';
import { parsePhone } from '@showroom/domain/lead/phone-number';
import { type Rating, summarise } from '@showroom/domain/review/review';
import type { ReviewSort } from '@showroom/domain/review/reviews-query';
import { readStoreOrderNumber } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { findCentre } from '../dealers/queries.ts';
import { doOnce, keptAnswer, type RepeatableCall } from '../idempotency/once.ts';
import type { Sender } from '../leads/store-lead.ts';
import { addressClaims, countAll, phoneClaims, refuseOver } from '../rate-limits/consume.ts';
import { reviewLimits } from '../rate-limits/limits.data.ts';
import { bindPhotos } from './photo-queries.ts';
import { makePhotos } from './photos.ts';
import {
  countStars,
  findBoughtLine,
  findRequest,
  hasItem,
  insertReview,
  type Subject,
  selectReviews,
} from './queries.ts';

const usualSize = 10;

type Asked = Subject & {
  holdingId: number;
  rating?: number | undefined;
  sort?: ReviewSort | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

/** A page of published reviews with the summary of all of the subject's. */
export async function listReviews(
  { database }: Pick<Services, 'database'>,
  { holdingId, rating, sort = 'new', page = 1, size = usualSize, ...subject }: Asked,
): Promise<ReviewPage> {
  const window = { limit: size, offset: (page - 1) * size };
  const [stars, items] = await Promise.all([
    countStars(database, holdingId, subject),
    selectReviews(database, holdingId, { ...subject, rating, sort, ...window }),
  ]);
  const summary = summarise(stars);
  const totalResults = rating === undefined ? summary.count : (stars[rating as Rating] ?? 0);
  const totalPages = Math.max(1, Math.ceil(totalResults / size));
  return { items, summary, meta: { page: { current: page, size, totalPages, totalResults } } };
}

const refuse = (field: string, message: string) => badRequest('Проверьте поля формы.', [{ field, message }]);

/** Both boxes that the holding's mode wants. Throws 400 at the one that is missing. */
function requireConsent({ consentMode }: HoldingFacts, { policy, consents }: ReviewRequest): void {
  if (consentMode === 'spec') {
    if (policy !== true) throw refuse('policy', leadMessages.required);
    return;
  }
  for (const key of ['agreement', 'data'] as const)
    if (consents?.[key] !== true) throw refuse(`consents.${key}`, leadMessages.required);
}

/** Throws 400 for a centre, a person or goods that the holding does not have. */
async function requireSubject(db: Executor, holdingId: number, { dealer, employee, item }: Subject): Promise<void> {
  if (item !== undefined) {
    if (dealer !== undefined || employee !== undefined) throw refuse('item', leadMessages.choice);
    if (!(await hasItem(db, item))) throw refuse('item', leadMessages.choice);
    return;
  }
  if (employee !== undefined && dealer === undefined) throw refuse('dealer', leadMessages.required);
  if (dealer === undefined) return;
  const centre = await findCentre(db, holdingId, { code: dealer, ...(employee && { adviser: employee }) });
  if (!centre) throw refuse(employee ? 'employee' : 'dealer', leadMessages.choice);
}

const unknownRequest = 'Заявки с\u00a0таким номером и\u00a0телефоном нет. Проверьте их или оставьте поля пустыми.';

const unknownOrder =
  'Выданного заказа с\u00a0таким номером, телефоном и\u00a0этим товаром нет. Проверьте их или оставьте поля пустыми.';

type Proof = { holdingId: number; number: string; phone: string | undefined; item: number | undefined };

/** What a review is tied to, a request or a line of an order; null where none is named. Throws 400 for what does not fit. */
async function dealKeyOf(db: Executor, { holdingId, number, phone, item }: Proof): Promise<string | null> {
  if (number === '') return null;
  if (item !== undefined) {
    const count = readStoreOrderNumber(number);
    const line = phone && count !== undefined && (await findBoughtLine(db, { holdingId, item, number: count, phone }));
    if (!line) throw refuse('number', unknownOrder);
    if (line.isReviewed) throw refuse('number', 'По\u00a0этому заказу отзыв о\u00a0товаре уже оставлен.');
    return line.key;
  }
  const [holding, count] = number.split('-').map(Number);
  const id = phone && holding === holdingId ? await findRequest(db, holdingId, count ?? 0, phone) : undefined;
  if (id === undefined) throw refuse('number', unknownRequest);
  return id;
}

export type Taken = { receipt: { status: 'pending' }; replayed: boolean };
const receipt = { status: 'pending' } as const;

/**
 * Takes a review for moderation, once however often it is sent. A filled robot field is answered like success and stores
 * nothing. Throws 400 for what the holding does not have, 409 when the request has its review, 429 beyond the limits.
 */
export async function takeReview(
  { database, holdings, files }: Pick<Services, 'database' | 'holdings' | 'files'>,
  { holdingId, address }: Sender,
  key: string,
  request: ReviewRequest,
): Promise<Taken> {
  const call: RepeatableCall = { holdingId, route: 'POST /reviews', key, body: request };
  const kept = await keptAnswer<typeof receipt>(database, call);
  if (kept) return { receipt: kept, replayed: true };
  const holding = holdings.get(holdingId);
  if (!holding) throw badRequest('Запрос составлен неверно.', [{ field: 'holdingId', message: 'нет такой группы' }]);
  if (request.robot) return { receipt, replayed: false };
  requireConsent(holding, request);
  const { dealer, employee, item, number = '', rating, author, text } = request;
  const phone = request.phone ? parsePhone(request.phone) : undefined;
  if (request.phone && phone === undefined) throw refuse('phone', leadMessages.phone);
  const subject = { dealer, employee, item };
  await requireSubject(database, holdingId, subject);
  const photos = await makePhotos({ database, files }, { holdingId, address }, request.photos ?? []);
  const id = randomUUID();
  const { answer, replayed } = await doOnce(database, call, async (executor) => {
    const claims = [...(phone ? phoneClaims(reviewLimits, phone) : []), ...addressClaims(reviewLimits, address)];
    refuseOver(await countAll(executor, claims));
    const dealKey = await dealKeyOf(executor, { holdingId, number, phone, item });
    const isStored = await insertReview(executor, {
      ...{ id, holdingId, subject, rating, author, text, dealKey },
      pros: request.pros || null,
      cons: request.cons || null,
      consent: {
        mode: holding.consentMode,
        textVersion: request.consentVersion ?? consentVersion,
        ip: address ?? null,
      },
    });
    if (!isStored) throw refuse('number', 'По\u00a0этой заявке отзыв уже оставлен.');
    await bindPhotos(executor, id, photos);
    return receipt;
  });
  return { receipt: answer, replayed };
}
