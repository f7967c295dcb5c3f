import * as z from 'zod';
import { limits, siteContentLimits } from '../limits';
import { checkPlatformLink } from '../rules';
import { type ContentKind, claimedServices, contentKinds, industries } from '../vocabulary';
import { Instant } from './project';

const { titleLength, lineLength, sayLength, storyLength, figureLength, pictures, altLength, figure, slugLength } =
  siteContentLimits;

const text = (most: number) => z.string().trim().max(most);
const optional = (most: number) => text(most).default('');
const required = (most: number) => text(most).min(1);
const link = z
  .string()
  .trim()
  .max(limits.account.linkLength)
  .superRefine((value, context) => {
    const message = checkPlatformLink(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .default('');

/** A picture of the site, stored as cropped for its place. */
export const ContentPicture = z.object({
  path: z.string().regex(/^\/files\/[0-9a-f]{32}\.(webp|jpg|png)$/),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  /** Alternative text; empty where the text next to it says the same. */
  alt: optional(altLength),
});
export type ContentPicture = z.infer<typeof ContentPicture>;
const picture = ContentPicture.nullable().default(null);

/** A success case. */
const SuccessProject = z.object({
  /** The brand's logo. */
  logo: picture,
  title: required(titleLength),
  subtitle: optional(lineLength),
  /** The result, displayed largest, such as 「38萬」, and what was counted. */
  figure: optional(figureLength),
  figure_label: optional(lineLength),
  content: optional(storyLength),
  main_image: ContentPicture,
  images: z.array(ContentPicture).max(pictures).default([]),
  type: z.enum(industries),
});

/** A creator's testimonial. */
const CreatorSay = z.object({
  avatar: picture,
  name: required(titleLength),
  /** The creator's topics: 「保養、生活紀錄」. */
  topic: optional(lineLength),
  content: required(sayLength),
});

/** A customer's testimonial. */
const CustomerSay = z.object({
  logo: picture,
  name: required(titleLength),
  position: optional(titleLength),
  industry: z.enum(industries),
  content: required(sayLength),
});

/** A brand that works with us. */
const Brand = z.object({
  name: required(titleLength),
  /** One colour on a transparent background; pages draw it in their own text colour. */
  logo: ContentPicture,
});

/** A creator whose card is public: visitors see that card while it stays public. */
const Recommendation = z.object({
  creator: z.uuid(),
  /** Name on the card when the version was written; the console uses it as the record's title. */
  name: optional(limits.account.nameLength),
});

/** The operator's figures and services; absent ones are not shown. */
const Claims = z.object({
  creators: z.int().min(1).max(figure).nullable().default(null),
  brands: z.int().min(1).max(figure).nullable().default(null),
  platforms: z.int().min(1).max(99).nullable().default(null),
  services: z.array(z.enum(claimedServices)).max(claimedServices.length).default([]),
});

/** The operator's details; an empty field falls back to the installation's settings. */
const Footer = z.object({
  company: optional(lineLength),
  taxId: optional(lineLength),
  address: optional(lineLength),
  phone: optional(lineLength),
  email: optional(lineLength),
  hours: optional(lineLength),
  blog: link,
  facebook: link,
  instagram: link,
  youtube: link,
  messenger: link,
});

const slug = required(slugLength).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** An article of the guide: replaces the shipped article with the same address, or adds a new one. */
const GuideArticle = z.object({
  category: slug,
  slug,
  title: required(titleLength),
  summary: optional(lineLength),
  /** Rich text of the editor. */
  body: z.string().max(limits.editor.htmlLength),
});

/** Content schema of each kind of record. */
export const contentSchemas = {
  'success-project': SuccessProject,
  'creator-say': CreatorSay,
  'customer-say': CustomerSay,
  brand: Brand,
  recommendation: Recommendation,
  claims: Claims,
  'guide-article': GuideArticle,
  footer: Footer,
} satisfies Record<ContentKind, z.ZodType>;
export type ContentOf<Kind extends ContentKind> = z.infer<(typeof contentSchemas)[Kind]>;

/** Common fields of a displayed record. Visitors get active records; a preview shows all. */
const shown = { uuid: z.uuid(), active: z.boolean() };
export const ShownSuccessProject = SuccessProject.extend(shown);
export type ShownSuccessProject = z.infer<typeof ShownSuccessProject>;
export const ShownCreatorSay = CreatorSay.extend(shown);
export type ShownCreatorSay = z.infer<typeof ShownCreatorSay>;
export const ShownCustomerSay = CustomerSay.extend(shown);
export type ShownCustomerSay = z.infer<typeof ShownCustomerSay>;
export const ShownBrand = Brand.extend(shown);
export type ShownBrand = z.infer<typeof ShownBrand>;
export const ShownGuideArticle = GuideArticle.extend(shown);
export type ShownGuideArticle = z.infer<typeof ShownGuideArticle>;
export const SiteClaims = Claims;
export type SiteClaims = z.infer<typeof SiteClaims>;

const recordOf = <Kind extends ContentKind, Content extends z.ZodType>(kind: Kind, content: Content) =>
  z.object({
    kind: z.literal(kind),
    uuid: z.uuid(),
    active: z.boolean(),
    /** Number of the newest version, from 1. */
    version: z.int(),
    /** Number of the version visitors see; `null` if there is none. */
    published: z.int().nullable(),
    /** Content of the newest version. */
    content,
    updated_at: Instant,
    /** Who wrote the newest version. */
    updated_by: z.string(),
  });

/** A record, as edited in the console. */
export const ContentRecord = z.discriminatedUnion('kind', [
  recordOf('success-project', SuccessProject),
  recordOf('creator-say', CreatorSay),
  recordOf('customer-say', CustomerSay),
  recordOf('brand', Brand),
  recordOf('recommendation', Recommendation),
  recordOf('claims', Claims),
  recordOf('guide-article', GuideArticle),
  recordOf('footer', Footer),
]);
export type ContentRecord = z.infer<typeof ContentRecord>;

/** A version of a record. */
export const ContentVersion = z.object({
  number: z.int(),
  content: z.record(z.string(), z.unknown()),
  written_at: Instant,
  written_by: z.string(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

/** Number of records of a kind. */
export const ContentKindCount = z.object({
  kind: z.enum(contentKinds),
  records: z.int(),
  active: z.int(),
});
export type ContentKindCount = z.infer<typeof ContentKindCount>;
