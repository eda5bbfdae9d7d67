declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** A server that speaks the protocol of S3 and keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
