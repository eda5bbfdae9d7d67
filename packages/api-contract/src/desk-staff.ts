import { oc } from '@orpc/contract';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';

/** Roles of the staff (PD-51). */
export const staffRoles = ['editor', 'sales', 'service', 'reports', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Shortest password of one's own, characters. */
export const passwordLength = 12;

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const login = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9._-]{1,63}$/, 'Логин\u00a0— от двух латинских букв, цифр, точек и\u00a0дефисов.'),
);
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What an account may do. */
const rights = {
  name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Напишите имя и\u00a0фамилию.'), v.maxLength(100)),
  roles: v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1, 'Выберите хотя бы одну роль.'), v.maxLength(5)),
  /** Null: every centre. */
  dealers: v.nullable(v.pipe(v.array(codeSchema), v.minLength(1, 'Укажите хотя бы один центр.'), v.maxLength(100))),
};

export const staffRow = v.object({
  id: v.string(),
  login: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(staffRoles)),
  dealers: v.nullable(v.array(v.string())),
  isDisabled: v.boolean(),
  /** Whether a second factor is set up. */
  isEnrolled: v.boolean(),
  signedInAt: v.nullable(v.string()),
});
export type StaffRow = v.InferOutput<typeof staffRow>;

/** An account with the password that opens its first sign-in; it is shown this once. */
const handedOut = v.object({ member: staffRow, password: v.string() });

/** `enrol`: the password is right, and a code of the new second factor has to follow. */
export const staffSignIn = v.variant('kind', [
  v.object({ kind: v.literal('enrol'), secret: v.string(), uri: v.string() }),
  v.object({ kind: v.literal('signed-in'), token: v.string(), roles: v.array(v.string()), until: v.string() }),
]);
export type StaffSignIn = v.InferOutput<typeof staffSignIn>;

export const staffCredentials = v.strictObject({
  login: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(64)),
  password: secret,
  /** Of the authenticator; absent at the first step of the first sign-in. */
  code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'Код\u00a0— шесть цифр.'))),
  /** One's own, at the first sign-in. */
  newPassword: v.optional(secret),
});

export type StaffCredentials = v.InferInput<typeof staffCredentials>;

const staff = (method: 'GET' | 'POST' | 'PUT', path: `/reports/${string}`, summary: string) =>
  oc
    .errors({
      ...commonFailures,
      ...missingFailure,
      ALREADY_EXISTS: repeatableFailures.ALREADY_EXISTS,
      PERMISSION_DENIED: repeatableFailures.PERMISSION_DENIED,
      RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED,
    })
    .route({ method, path, tags: ['Рабочий стол'], summary, inputStructure: 'detailed' });

/** Accounts of the staff: who they are and how they sign in (`/reports/staff`). */
export const deskStaffContract = {
  signIn: staff(
    'POST',
    '/reports/sign-in',
    'Вход сотрудника: логин, пароль и\u00a0код; первый вход заводит второй фактор',
  )
    .input(
      v.object({
        query: own,
        body: staffCredentials,
      }),
    )
    .output(staffSignIn),
  signOut: staff('POST', '/reports/sign-out', 'Закончить сеанс сотрудника')
    .input(v.object({ headers, query: own, body: v.strictObject({}) }))
    .output(v.object({ isDone: v.literal(true) })),
  list: staff('GET', '/reports/staff', 'Сотрудники; для роли admin, остальным 404')
    .input(v.object({ headers, query: own }))
    .output(v.object({ items: v.array(staffRow) })),
  add: staff('POST', '/reports/staff', 'Завести сотрудника и\u00a0выдать пароль для первого входа; для роли admin')
    .input(v.object({ headers, query: own, body: v.strictObject({ login, ...rights }) }))
    .output(handedOut),
  change: staff('PUT', '/reports/staff/{id}', 'Имя, роли, центры, запрет входа; для роли admin')
    .input(v.object({ headers, params, query: own, body: v.strictObject({ ...rights, isDisabled: v.boolean() }) }))
    .output(staffRow),
  reset: staff('POST', '/reports/staff/{id}/reset', 'Новый пароль и\u00a0новый второй фактор; для роли admin')
    .input(v.object({ headers, params, query: own, body: v.strictObject({}) }))
    .output(handedOut),
};
