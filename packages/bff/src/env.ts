/** Whether this is no production build: only then the helper of `/authorization/dev` exists (B-17). */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
