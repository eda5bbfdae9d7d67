/** A call of somebody who is signed in, at a holding: a customer or one of the staff. */
export type OwnCall = { headers: { authorization?: string | undefined }; query: { holdingId: number } };
