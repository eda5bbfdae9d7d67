import type { TransportType } from '@showroom/domain/dictionaries';

/** Types whose listings exist. A vehicle of another type has its page, but no listing to lead up to yet. */
export const listedTypes: readonly TransportType[] = ['cars'];

/** Whether links may lead to the listings of a type. */
export const isListed = (type: TransportType): boolean => listedTypes.includes(type);
