import { parsePhone } from '@showroom/domain/lead/phone-number';

/** A phone as staff type it → its digits, with the 7 of the country; of what is no whole phone those that were typed, for the API to judge. */
export const typedPhone = (text: string): string => parsePhone(text) ?? text.replace(/\D/g, '');
