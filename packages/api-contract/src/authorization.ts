import * as v from 'valibot';

/** Header of every operation that has an owner, customer or staff; absent: nobody has signed in. */
export const authorizationHeaders = v.object({ authorization: v.optional(v.pipe(v.string(), v.maxLength(2_000))) });
