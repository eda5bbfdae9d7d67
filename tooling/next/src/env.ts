/** Address of the API that pages ask while they are built. */
export const apiUrl = (): string => process.env.API_URL ?? 'http://127.0.0.1:4000';
