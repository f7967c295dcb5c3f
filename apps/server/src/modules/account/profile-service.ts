import type { ProfileChange } from '@paidang/contract/calls';
import type { Person, Profile, User } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkRequiredPhone, messages } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { z } from 'zod';
import { invalid, notFound } from '../../platform/errors';
import { decodeQueue, openPicture } from '../../platform/pictures';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { shareTask } from '../chat';
import { renameOnCard } from '../creator-cards';
import { fileNameOf, filePath, keepPicture, type Picture, removeFile } from '../uploads';
import { findUser, toPerson, toUser, type UserRow, updateUser } from '../users';

const noLinks = { youtube: '', facebook: '', instagram: '', other_link: '' };

export const toProfile = (user: UserRow): Profile => ({
  ...toUser(user),
  phone: user.phone,
  ...noLinks,
  ...user.links,
  cooperation_fee: user.cooperationFee,
  has_password: user.passwordHash !== null,
  deletion_at: user.deletionAt?.toISOString() ?? null,
});

/** The caller's account. */
export async function ownAccount({ db }: Transaction, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw notFound();
  return user;
}

/** A user as the people they share a task with see them. @throws 0404 for anybody else */
export async function company({ db }: Transaction, viewerId: string, id: string): Promise<Person> {
  const isKnown = z.uuid().safeParse(id).success && (id === viewerId || (await shareTask(db, viewerId, id)));
  const user = isKnown ? await findUser(db, id) : null;
  if (!user) throw notFound();
  return toPerson(user);
}

/** The required fields of a vendor that are empty or invalid. */
function missing({ contact_person, phone }: ProfileChange): Record<string, string[]> {
  const phoneMessage = checkRequiredPhone(phone);
  return {
    ...(contact_person ? {} : { contact_person: [messages.fillThisField] }),
    ...(phoneMessage ? { phone: [phoneMessage] } : {}),
  };
}

/** Updates the caller's profile. @throws 0422 at the fields */
export async function updateProfile(tx: Transaction, id: string, change: ProfileChange): Promise<Profile> {
  const { role } = await ownAccount(tx, id);
  const { company_name: companyName, contact_person, phone, cooperation_fee, ...links } = change;
  if (!isVendor(role)) {
    const creator = { name: companyName, companyName, phone, links, cooperationFee: cooperation_fee };
    const renamed = await updateUser(tx.db, id, creator);
    await renameOnCard(tx, renamed);
    return toProfile(renamed);
  }
  const errors = missing(change);
  if (Object.keys(errors).length > 0) throw invalid({ errors });
  const vendor = { name: contact_person, companyName, contactPerson: contact_person, phone };
  return toProfile(await updateUser(tx.db, id, vendor));
}

/** Crops a picture to a centred square, no larger than avatars are shown. */
export async function toAvatar(picture: Picture, ownerId: string): Promise<Picture> {
  const edge = Math.min(limits.account.avatarEdge, picture.width, picture.height);
  const crop = () => openPicture(picture.bytes).resize(edge, edge, { fit: 'cover' }).toBuffer();
  const bytes = await decodeQueue(ownerId, crop);
  return { ...picture, bytes, width: edge, height: edge };
}

/** @throws 0404 */
async function dropAvatar(tx: Transaction, id: string): Promise<void> {
  const { avatar } = await ownAccount(tx, id);
  const name = avatar ? fileNameOf(avatar) : null;
  if (name) await removeFile(tx, name);
}

/** @throws 0413 when the storage is full, although the previous picture has been removed */
export async function setAvatar(tx: Transaction, storage: FileStorage, id: string, picture: Picture): Promise<User> {
  await dropAvatar(tx, id);
  const name = await keepPicture(tx, storage, picture, { uploadedBy: id });
  return toUser(await updateUser(tx.db, id, { avatar: filePath(name) }));
}

export async function removeAvatar(tx: Transaction, id: string): Promise<User> {
  await dropAvatar(tx, id);
  return toUser(await updateUser(tx.db, id, { avatar: null }));
}
