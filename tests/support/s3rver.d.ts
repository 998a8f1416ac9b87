declare module "@20minutes/s3rver" {
  /** A server for the S3 interface that keeps its buckets in a folder. */
  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
  }
  export = S3rver;
}
