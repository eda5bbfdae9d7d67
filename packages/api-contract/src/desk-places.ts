import { oc } from '@orpc/contract';
import { readHours, weekdaysOf } from '@showroom/domain/booking/working-hours';
import { codesOf } from '@showroom/domain/dictionaries';
import { codeSchema, departments } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure } from './failures.ts';

/** What can be booked: bays and those who receive a car, demo cars and those who go along. */
export const placeKinds = {
  bay: 'Пост',
  'service-adviser': 'Мастер-консультант',
  demo: 'Демо-автомобиль',
  'sales-adviser': 'Консультант',
} as const;

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const kind = v.picklist(codesOf(placeKinds));
const department = v.picklist(codesOf(departments));
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Напишите название.'),
  v.maxLength(60, 'Не длиннее 60 символов'),
);

const days = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40),
  v.check((text) => weekdaysOf(text).length > 0, 'Дни вида «пн–пт» или «сб».'),
);
const hours = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === 'выходной' || readHours(text) !== undefined, 'Часы вида «09:00–21:00» или «выходной».'),
);

export const deskPlace = v.object({
  id: v.string(),
  kind,
  name: v.string(),
  /** Of a demo car. */
  mark: v.nullable(v.string()),
  /** Whether it takes further visits. */
  isActive: v.boolean(),
  /** Visits that are still to come: they stay where they are. */
  upcoming: v.number(),
});
export type DeskPlace = v.InferOutput<typeof deskPlace>;

export const deskCentre = v.object({
  code: v.string(),
  name: v.string(),
  departments: v.array(
    v.object({
      code: department,
      name: v.string(),
      hours: v.array(v.object({ days: v.string(), hours: v.string() })),
      /** Set in the desk. */
      isOwn: v.boolean(),
    }),
  ),
  places: v.array(deskPlace),
});
export type DeskCentre = v.InferOutput<typeof deskCentre>;

const staff = (method: 'GET' | 'POST' | 'PUT', path: `/reports/${string}`, summary: string) =>
  oc.errors({ ...commonFailures, ...missingFailure }).route({
    method,
    path,
    tags: ['Служебное'],
    summary: `${summary}; для сотрудника сервиса, остальным 404`,
    inputStructure: 'detailed',
  });
const dealer = v.object({ dealer: codeSchema });

/** Bays, advisers and hours of the centres, from which free times are made (`/reports/places`). */
export const deskPlacesContract = {
  centres: staff('GET', '/reports/places', 'Центры с часами, постами и консультантами')
    .input(v.object({ headers, query: own }))
    .output(v.object({ items: v.array(deskCentre) })),
  addPlace: staff('POST', '/reports/places/{dealer}', 'Добавить пост, консультанта или демо-автомобиль')
    .input(
      v.object({
        headers,
        query: own,
        params: dealer,
        body: v.strictObject({ kind, name, mark: v.optional(codeSchema) }),
      }),
    )
    .output(deskCentre),
  putPlace: staff('PUT', '/reports/places/{dealer}', 'Переименовать, убрать из записи или вернуть')
    .input(
      v.object({
        headers,
        query: own,
        params: dealer,
        body: v.strictObject({ id: v.pipe(v.string(), v.maxLength(120)), name, isActive: v.boolean() }),
      }),
    )
    .output(deskCentre),
  putHours: staff('PUT', '/reports/places/{dealer}/hours/{department}', 'Часы работы отдела')
    .input(
      v.object({
        headers,
        query: own,
        params: v.object({ dealer: codeSchema, department }),
        body: v.strictObject({
          hours: v.pipe(
            v.array(v.strictObject({ days, hours })),
            v.minLength(1, 'Нужна хотя бы одна строка.'),
            v.maxLength(7),
          ),
        }),
      }),
    )
    .output(deskCentre),
};
