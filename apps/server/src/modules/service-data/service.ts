import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@paidang/contract/calls';
import type { ServiceData, ServiceDataFields, ServiceDataLook, ServicePicture } from '@paidang/contract/entities';
import {
  blankServiceData,
  checkServiceData,
  dayOf,
  maskAddress,
  maskBankAccount,
  maskBirthDate,
  maskIdNumber,
  maskPhone,
  tidyServiceData,
} from '@paidang/contract/rules';
import { isMaskedField, type MaskedField } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { AppError, invalid } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import { addLeftovers } from '../uploads';
import { deletePapers, deletePictures, listPictures, type ServicePictureRow } from './picture-store';
import {
  deleteServiceData,
  findServiceData,
  insertLook,
  type LookRow,
  listLooks,
  lockServiceData,
  putServiceData,
  type ServiceDataRow,
} from './store';

const masks: Readonly<Record<MaskedField, (value: string) => string>> = {
  date_of_birth: maskBirthDate,
  id_no: maskIdNumber,
  residence_permit_no: maskIdNumber,
  residence_address: maskAddress,
  contact_address: maskAddress,
  contact_no: maskPhone,
  mobile_no: maskPhone,
  bank_account: maskBankAccount,
};

/** Service data as shown without proof of identity. */
const maskServiceData = (fields: ServiceDataFields): ServiceDataFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(masks).map(([name, mask]) => [name, mask(fields[name as MaskedField])])),
});

const recordOf = (userId: string): string => `service_data/${userId}`;

const unseal = (sealer: Sealer, row: ServiceDataRow): ServiceDataFields =>
  sealer.openJson(recordOf(row.userId), row) as ServiceDataFields;

/**
 * A user's unmasked service data, for calculations and for sealing elsewhere. To show it to people, use
 * {@link openServiceData}.
 */
export async function readServiceData(db: Database, sealer: Sealer, userId: string): Promise<ServiceDataFields | null> {
  const row = await findServiceData(db, userId);
  return row && unseal(sealer, row);
}

const toPicture = ({ id, kind, bytes, uploadedAt }: ServicePictureRow): ServicePicture => ({
  uuid: id,
  kind,
  bytes,
  uploaded_at: uploadedAt.toISOString(),
});

/** Service data with its numbers, birth date and addresses masked. */
export async function serviceDataOf(db: Database, sealer: Sealer, userId: string, now: Date): Promise<ServiceData> {
  const row = await findServiceData(db, userId);
  const fields = row && unseal(sealer, row);
  const pictures = await listPictures(db, userId);
  const kinds = pictures.map(({ kind }) => kind);
  return {
    fields: fields && maskServiceData(fields),
    revision: row?.revision ?? 0,
    pictures: pictures.map(toPicture),
    missing: checkServiceData(fields ?? blankServiceData, kinds, dayOf(now)).missing,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

/** Names of the fields and pictures still missing for a payment. */
export const missingServiceData = async ({ db, now }: Transaction, sealer: Sealer, userId: string): Promise<string[]> =>
  (await serviceDataOf(db, sealer, userId, now)).missing;

/** The changed fields, and the revision they are based on. */
export type ServiceDataChange = { [Name in keyof ServiceDataFields]?: ServiceDataFields[Name] | undefined } & {
  readonly revision: number;
};

/** Users of another nationality have a passport and possibly a residence permit. */
const hasIdCard = ({ nationality_status }: ServiceDataFields): boolean => nationality_status === 'native';

/**
 * Saves changed fields. Pictures of papers that no longer apply are deleted.
 *
 * @throws 0409 if another tab has saved in the meantime, 0422 at the invalid fields
 */
export async function saveServiceData(
  tx: Transaction,
  sealer: Sealer,
  userId: string,
  { revision, ...typed }: ServiceDataChange,
): Promise<ServiceData> {
  const { db, now } = tx;
  await lockServiceData(db, userId);
  const row = await findServiceData(db, userId);
  const before = row ? unseal(sealer, row) : blankServiceData;
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const fields = tidyServiceData({ ...before, ...given });
  const current = row?.revision ?? 0;
  if (revision !== current) {
    // A retry after a lost response. There is no idempotency key, since its hash could reveal an ID number.
    if (revision + 1 === current && isDeepStrictEqual(fields, before)) return serviceDataOf(db, sealer, userId, now);
    throw new AppError(errorCodes.conflict);
  }
  const { messages: wrong } = checkServiceData(fields, [], dayOf(now));
  const errors = Object.entries(wrong).map(([field, message]) => [field, [message]]);
  if (errors.length > 0) throw invalid({ errors: Object.fromEntries(errors) });
  const sealed = sealer.sealJson(recordOf(userId), fields);
  await putServiceData(db, { userId, ...sealed, revision: revision + 1, updatedAt: now });
  // Pictures uploaded since the last save show the papers now declared, because a form uploads its pictures first.
  if (row && hasIdCard(before) !== hasIdCard(fields)) {
    await addLeftovers(db, await deletePapers(db, userId, row.updatedAt), now);
  }
  return serviceDataOf(db, sealer, userId, now);
}

/** A person who sees unmasked service data. */
export interface Look {
  /** The owner of the service data. */
  readonly userId: string;
  readonly by: LookRow['by'];
  readonly viewerId: string;
}

/** Records that somebody sees these fields or pictures unmasked. */
export const recordLook = (tx: Transaction, look: Look, what: readonly string[]) =>
  insertLook(tx.db, { ...look, what: [...what], at: tx.now });

/** Unmasked fields of service data, to be shown to somebody; the access is recorded. `null` if there are none. */
export async function openServiceData<Name extends keyof ServiceDataFields>(
  tx: Transaction,
  sealer: Sealer,
  { what, ...look }: Look & { readonly what: readonly Name[] },
): Promise<Pick<ServiceDataFields, Name> | null> {
  const fields = await readServiceData(tx.db, sealer, look.userId);
  if (!fields) return null;
  await recordLook(tx, look, what.filter(isMaskedField));
  return Object.fromEntries(what.map((name) => [name, fields[name]])) as Pick<ServiceDataFields, Name>;
}

/** Accesses to a user's unmasked service data, without names. */
export async function listLooksAt(db: Database, userId: string): Promise<ServiceDataLook[]> {
  const rows = await listLooks(db, userId);
  return rows.map(({ by, what, at }) => ({ by, what, at: at.toISOString() }));
}

/**
 * Erases service data, pictures and their links. The log of accesses is kept, as are issued statements, which tax law
 * requires to be kept for seven years.
 */
export async function eraseServiceData({ db, now }: Transaction, userId: string): Promise<void> {
  await lockServiceData(db, userId);
  await deleteServiceData(db, userId);
  await addLeftovers(db, await deletePictures(db, userId), now);
}
