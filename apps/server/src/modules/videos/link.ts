import type { Video } from '@paidang/contract/entities';
import { isDriveLink } from '@paidang/contract/rules';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { presentToCreator } from './announce';
import { beginVideo, openPlace, type ReplacedVideo } from './begin';

const driveName = 'Google 雲端硬碟';

/** A readable name for the target of a link. */
function nameOf(url: string): string {
  if (isDriveLink(url)) return driveName;
  const { pathname, hostname } = new URL(url);
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
}

/**
 * Sets a link instead of a file. The link is not fetched, because it may lead anywhere and usually requires a sign-in; the
 * creator enters the duration. @throws 0404, 0409, 0422
 */
export async function linkVideo(
  tx: Transaction,
  at: TaskMember,
  { url, note, ...replacing }: ReplacedVideo & { readonly url: string; readonly note?: string | undefined },
): Promise<Video> {
  const place = await openPlace(tx, at, replacing);
  if (place.unsent?.url === url) return presentToCreator(tx, place.unsent);
  const beginning = { source: 'link', state: 'transcoded', name: nameOf(url), url } as const;
  const options = { keepsUuid: replacing._method === 'PATCH', note };
  return presentToCreator(tx, await beginVideo(tx, at, place, beginning, options));
}
