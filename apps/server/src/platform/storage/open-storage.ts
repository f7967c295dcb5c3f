import type { FileStorage } from './file-storage';
import { openLocalStorage } from './local-storage';
import { parseStorageUrl } from './storage-url';

/** Opens the bucket in `STORAGE_URL`, or else a folder of `DATA_DIR`. @throws if the bucket cannot be reached */
export async function openStorage(env: { STORAGE_URL?: string; DATA_DIR: string }): Promise<FileStorage> {
  if (!env.STORAGE_URL) return openLocalStorage(env.DATA_DIR);
  // Amazon's SDK is large, and local files do not need it.
  const { openBucketStorage } = await import('./bucket-storage');
  return openBucketStorage(parseStorageUrl(env.STORAGE_URL), env.DATA_DIR);
}
