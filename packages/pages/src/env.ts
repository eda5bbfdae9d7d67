/** Whether this is a development server, and no production build. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
