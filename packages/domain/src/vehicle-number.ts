/** What a vehicle's number is called, covered or not: only a frame number has a hyphen. */
export const numberLabel = (number: string): string => (number.includes('-') ? 'Номер кузова' : 'VIN');
