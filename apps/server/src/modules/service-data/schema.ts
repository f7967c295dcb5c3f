import { servicePictureKinds } from '@paidang/contract/vocabulary';
import { bigint, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { sealedColumns, wrappedKeyColumns } from '../../platform/sealing';
import { users } from '../users/schema';

/** What a payment to somebody needs, sealed as a whole: a name beside an open bank code would say more than it must. */
export const serviceData = pgTable('service_data', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...sealedColumns(),
  revision: integer().notNull(),
  updatedAt: instant().notNull(),
});

export const servicePictureKind = pgEnum('service_picture_kind', servicePictureKinds);

/** Pictures of papers, at most one of a kind; what they show is a sealed file of the storage. */
export const servicePictures = pgTable(
  'service_pictures',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: servicePictureKind().notNull(),
    file: text().notNull(),
    ...wrappedKeyColumns(),
    /** Bytes of the picture. */
    bytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (table) => [unique().on(table.userId, table.kind)],
);

/** Links to pictures; each works once. */
export const servicePictureLinks = pgTable(
  'service_picture_links',
  {
    /** SHA-256 of the token and the cookie of the browser that asked. */
    tokenHash: text().primaryKey(),
    pictureId: uuid()
      .notNull()
      .references(() => servicePictures.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.pictureId), index().on(table.expiresAt)],
);

export const serviceDataViewer = pgEnum('service_data_viewer', ['owner', 'platform', 'vendor']);

/** Who saw service data whole; rows are added, never changed. */
export const serviceDataLooks = pgTable(
  'service_data_looks',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    by: serviceDataViewer().notNull(),
    viewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Names of fields and kinds of pictures. */
    what: text().array().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.ordinal)],
);
