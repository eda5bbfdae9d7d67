/** Part of the address after `/lk/`: 1 is the id of `/lk/garage/{id}/`. Read in the browser alone. */
export const pathPart = (place: number): string => location.pathname.split('/').filter(Boolean)[place + 1] ?? '';
