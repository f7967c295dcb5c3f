/** A bucket of an S3-compatible service. */
export interface Bucket {
  /** Origin of the service, such as `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  /** Folder inside the bucket, ending with `/`, or ''. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const schemes: Record<string, string> = { 's3:': 'https:', 's3+http:': 'http:' };

/**
 * Reads `STORAGE_URL`; `s3+http://` is the same without TLS, for a service on a private network.
 *
 * @example parseStorageUrl('s3://key:secret@s3.eu-west-1.amazonaws.com/bucket/folder?region=eu-west-1')
 * @throws if the URL does not have that form, without repeating the secret in it
 */
export function parseStorageUrl(text: string): Bucket {
  const url = URL.parse(text);
  const protocol = url && schemes[url.protocol];
  const [name, ...folders] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url || !protocol || !url.host || !url.username || !url.password || !name) {
    throw new Error(
      'STORAGE_URL is not the address of a bucket: it should be s3://key:secret@host/bucket?region=…, or s3+http:// without TLS',
    );
  }
  return {
    endpoint: `${protocol}//${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    name,
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
