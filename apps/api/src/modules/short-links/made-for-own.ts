/**
 * The condition on `short_link` for whoever sees some centres alone: the links that they made, and those of colleagues of the
 * same centres. A link names no centre. `dealers` and `staffId` are places of parameters; null centres: every link.
 */
export const madeForOwn = (dealers: `$${number}`, staffId: `$${number}`) =>
  `(${dealers}::text[] is null or short_link.created_by = ${staffId}::text or exists (
     select 1 from staff_member m where m.id::text = short_link.created_by and m.dealers && ${dealers}::text[]))`;
