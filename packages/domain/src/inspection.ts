/** Points of the inspection that a used car passes before it is put on sale: «Порядок осмотра» of the group. */
export const inspectionPoints = 110;
