import { servicePictureKinds } from '@paidang/contract/vocabulary';
import { bigint, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { sealedColumns, wrappedKeyColumns } from '../../platform/sealing';
import { users } from '../users/schema';

/** Data needed to pay a user, sealed as a whole: even a name with an unsealed bank code would reveal too much. */
export const serviceData = pgTable('service_data', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...sealedColumns(),
  revision: integer().notNull(),
  updatedAt: instant().notNull(),
});

export const servicePictureKind = pgEnum('service_picture_kind', servicePictureKinds);

/** Pictures of papers, at most one of each kind; the content is a sealed file in storage. */
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
    /** Size of the picture in bytes. */
    bytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (table) => [unique().on(table.userId, table.kind)],
);

/** Single-use links to pictures. */
export const servicePictureLinks = pgTable(
  'service_picture_links',
  {
    /** SHA-256 of the token and of the requesting browser's cookie. */
    tokenHash: text().primaryKey(),
    pictureId: uuid()
      .notNull()
      .references(() => servicePictures.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.pictureId), index().on(table.expiresAt)],
);

export const serviceDataViewer = pgEnum('service_data_viewer', ['owner', 'platform', 'vendor']);

/** Log of accesses to unmasked service data; append-only. */
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
