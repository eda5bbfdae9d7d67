/** Cache that a page fills and that the page without a network shows. */
export const offlineCache = 'offline';

/** Addresses in it; the server has nothing there. */
export const offlineFolder = '/offline/';
export const offlineList = `${offlineFolder}vehicles.json`;

/** Where a picture of the site is kept. @param src its own address, `/media/…` */
export const offlinePicture = (src: string): string => offlineFolder.slice(0, -1) + src;

/** What is told of a vehicle without a network: what everybody may read in the catalogue. */
export type OfflineVehicle = { id: number; href: string; name: string; price: string; picture: string | null };

export type OfflineVehicles = {
  /** Which ids it was made for; some of them may be sold. */
  asked: string;
  /** When prices were read, ISO. */
  at: string;
  favorites: readonly OfflineVehicle[];
  recent: readonly OfflineVehicle[];
};
