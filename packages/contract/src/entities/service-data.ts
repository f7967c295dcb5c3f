import * as z from 'zod';
import { nationalityStatuses, servicePictureKinds } from '../vocabulary';
import { Instant } from './project';

/** A picture of a paper. What it shows is fetched through a link that works once. */
export const ServicePicture = z.object({
  uuid: z.uuid(),
  kind: z.enum(servicePictureKinds),
  bytes: z.number().int(),
  uploaded_at: Instant,
});
export type ServicePicture = z.infer<typeof ServicePicture>;

/**
 * What a payment to somebody needs: who they are, where they live, where the money goes. Fields are text, '' where
 * nothing was given. Dates are `yyyy-MM-dd`, countries ISO 3166-1 alpha-2, states the id of a `District` in
 * Taiwan and '' elsewhere.
 */
export const ServiceDataFields = z.object({
  nationality_status: z.enum(nationalityStatuses),
  /** In Taiwan for 183 days of the year; always so for `native`. */
  is_resident: z.boolean(),
  /** Insured by a trade union: free of the supplementary premium, with a picture of the proof. */
  is_union_insured: z.boolean(),
  name: z.string(),
  date_of_birth: z.string(),
  /** ID number of `native`, otherwise the number of the passport. */
  id_no: z.string(),
  /** Number of the residence permit; '' for `native` and for those without one. */
  residence_permit_no: z.string(),
  residence_country_id: z.string(),
  residence_state_id: z.string(),
  residence_address: z.string(),
  /** The contact address is the residence address. */
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

/** Service data as its owner sees it without proof: numbers, birth date and addresses are masked. */
export const ServiceData = z.object({
  /** `null` while nothing was given. */
  fields: ServiceDataFields.nullable(),
  /** Counts the saves; the next one names it. */
  revision: z.number().int(),
  pictures: z.array(ServicePicture),
  /** Names of fields and pictures a request for payment still needs. */
  missing: z.array(z.string()),
  updated_at: Instant.nullable(),
});
export type ServiceData = z.infer<typeof ServiceData>;

/** Somebody looked at service data in full. */
export const ServiceDataLook = z.object({
  /** `owner`, or `platform` for somebody of the platform team, whose name is not told. */
  by: z.enum(['owner', 'platform', 'vendor']),
  /** Names of the fields or pictures that were shown. */
  what: z.array(z.string()),
  at: Instant,
});
export type ServiceDataLook = z.infer<typeof ServiceDataLook>;
