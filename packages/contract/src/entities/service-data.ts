import * as z from 'zod';
import { nationalityStatuses, servicePictureKinds } from '../vocabulary';
import { Instant } from './project';

/** A picture of a document. The picture itself is fetched through a single-use link. */
export const ServicePicture = z.object({
  uuid: z.uuid(),
  kind: z.enum(servicePictureKinds),
  bytes: z.number().int(),
  uploaded_at: Instant,
});
export type ServicePicture = z.infer<typeof ServicePicture>;

/**
 * What a payment to a person requires: who they are, where they live, where the money goes. Fields are text, `''` if
 * not provided. Dates are `yyyy-MM-dd`, countries ISO 3166-1 alpha-2, states the id of a `District` in
 * Taiwan and `''` elsewhere.
 */
export const ServiceDataFields = z.object({
  nationality_status: z.enum(nationalityStatuses),
  /** Present in Taiwan for 183 days of the year; always `true` for `native`. */
  is_resident: z.boolean(),
  /** Insured through a trade union, hence exempt from the supplementary premium; requires a picture of the proof. */
  is_union_insured: z.boolean(),
  name: z.string(),
  date_of_birth: z.string(),
  /** ID number for `native`, otherwise the passport number. */
  id_no: z.string(),
  /** Number of the residence permit; `''` for `native` and for people without one. */
  residence_permit_no: z.string(),
  residence_country_id: z.string(),
  residence_state_id: z.string(),
  residence_address: z.string(),
  /** Whether the contact address is the residence address. */
  is_same_address: z.boolean(),
  contact_country_id: z.string(),
  contact_state_id: z.string(),
  contact_address: z.string(),
  contact_no: z.string(),
  mobile_no: z.string(),
  bank_code: z.string(),
  branch_code: z.string(),
  account_name: z.string(),
  bank_account: z.string(),
});
export type ServiceDataFields = z.infer<typeof ServiceDataFields>;

/** Service data as its owner sees it before re-authenticating: numbers, birth date and addresses are masked. */
export const ServiceData = z.object({
  /** `null` until something is provided. */
  fields: ServiceDataFields.nullable(),
  /** Number of saves so far; the next save names it. */
  revision: z.number().int(),
  pictures: z.array(ServicePicture),
  /** Names of fields and pictures a request for payment still needs. */
  missing: z.array(z.string()),
  updated_at: Instant.nullable(),
});
export type ServiceData = z.infer<typeof ServiceData>;

/** A record of somebody viewing service data in full. */
export const ServiceDataLook = z.object({
  /** `owner`, or `platform` for a member of the platform team, whose name is not disclosed. */
  by: z.enum(['owner', 'platform', 'vendor']),
  /** Names of the fields or pictures that were shown. */
  what: z.array(z.string()),
  at: Instant,
});
export type ServiceDataLook = z.infer<typeof ServiceDataLook>;
