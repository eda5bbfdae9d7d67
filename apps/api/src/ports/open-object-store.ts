import { diskObjectStore, type ObjectStore } from './object-store.ts';
import { type S3Settings, s3ObjectStore } from './s3-object-store.ts';

export type ObjectStoreSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings);

/** Opens the configured store. */
export const openObjectStore = (settings: ObjectStoreSettings): ObjectStore =>
  settings.kind === 'disk' ? diskObjectStore(settings.folder) : s3ObjectStore(settings);
