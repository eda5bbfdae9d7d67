const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it, in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text);
