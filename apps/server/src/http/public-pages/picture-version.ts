import { createHash } from 'node:crypto';
import type { SharePicture } from '@paidang/contract/pages';

/** Changes whenever the picture does: it hashes everything that is drawn, and files never change. */
export const pictureVersion = (picture: SharePicture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 12);
