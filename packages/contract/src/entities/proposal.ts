import * as z from 'zod';
import { limits, proposalLimits } from '../limits';
import { proposalStatuses, taskTypes } from '../vocabulary';
import { proposalActions } from '../workflow';
import { CreatorSummary } from './creator-card';
import { Day, Instant } from './project';
import { Person } from './user';

const { titleLength, introductionLength, notesLength, quantity, unitPrice } = proposalLimits;
const titleText = z.string().trim().max(titleLength);

/** A creator suggested by the platform team. */
export const ProposalCandidate = z.object({
  /** Identifies the candidate within the proposal. */
  uuid: z.uuid(),
  name: titleText,
  /** The account of a candidate with a published card; they are invited there once the proposal is accepted. */
  creator: z.uuid().nullable().default(null),
  /** Where any other candidate is invited. Empty for the vendor, who is not shown addresses. */
  email: z.string().trim().max(proposalLimits.emailLength).default(''),
  introduction: z.string().trim().max(introductionLength),
});
export type ProposalCandidate = z.infer<typeof ProposalCandidate>;

/** A number of pieces of one kind; each becomes a task. */
export const ProposalDeliverable = z.object({
  uuid: z.uuid(),
  title: titleText,
  type: z.enum(taskTypes),
  platforms: z.array(z.string().trim().min(1).max(40)).max(10),
  quantity: z.number().int().min(1).max(limits.project.quantity),
  /** The candidate who makes them; `null` while undecided. */
  candidate: z.uuid().nullable(),
});
export type ProposalDeliverable = z.infer<typeof ProposalDeliverable>;

/** A line of the quote, in whole New Taiwan dollars without tax. */
export const ProposalQuoteLine = z.object({
  uuid: z.uuid(),
  item: titleText,
  quantity: z.number().int().min(1).max(quantity),
  unit_price: z.number().int().min(0).max(unitPrice),
});
export type ProposalQuoteLine = z.infer<typeof ProposalQuoteLine>;

export const ProposalPhase = z.object({
  uuid: z.uuid(),
  title: titleText,
  start: Day.nullable(),
  end: Day.nullable(),
});
export type ProposalPhase = z.infer<typeof ProposalPhase>;

/** Content of a proposal. Parts of a draft may be empty; `proposalProblems` lists what a proposal needs to be sent. */
export const ProposalContent = z.object({
  name: titleText,
  brand: titleText,
  product: titleText,
  candidates: z.array(ProposalCandidate).max(proposalLimits.candidates),
  deliverables: z.array(ProposalDeliverable).max(proposalLimits.deliverables),
  quote: z.array(ProposalQuoteLine).max(proposalLimits.quoteLines),
  phases: z.array(ProposalPhase).max(proposalLimits.phases),
  /** HTML of the editor's schema. */
  notes: z.string().max(notesLength),
  /** The last day it can be accepted on. */
  valid_until: Day.nullable(),
});
export type ProposalContent = z.infer<typeof ProposalContent>;

/** A sent version, which never changes. */
export const ProposalVersion = z.object({
  number: z.number().int(),
  sent_at: Instant,
  content: ProposalContent,
});
export type ProposalVersion = z.infer<typeof ProposalVersion>;

/** An action taken on a proposal. */
export const ProposalMove = z.object({
  action: z.enum(proposalActions),
  at: Instant,
  /** Who acted; `null` for automatic actions of the platform. */
  by: z.string().nullable(),
  version: z.number().int(),
});
export type ProposalMove = z.infer<typeof ProposalMove>;

export const ProposalSummary = z.object({
  uuid: z.uuid(),
  name: z.string(),
  status: z.enum(proposalStatuses),
  /** Number of the latest version sent, 0 before the first. */
  version: z.number().int(),
  valid_until: Day.nullable(),
  changed_at: Instant,
});
export type ProposalSummary = z.infer<typeof ProposalSummary>;

const Shared = ProposalSummary.extend({
  vendor: Person,
  /** Newest first. */
  versions: z.array(ProposalVersion),
  /** Oldest first. */
  moves: z.array(ProposalMove),
  /** The vendor's reason for declining. */
  reason: z.string().nullable(),
  /** The project created when it was accepted. */
  project_uuid: z.uuid().nullable(),
  allowed: z.array(z.enum(proposalActions)),
});

/** A proposal as its vendor sees it. */
export const Proposal = Shared.extend({
  /** Cards of those candidates who have one vendors may currently see. */
  creators: z.array(CreatorSummary),
  /** Names of candidates who could not be invited on acceptance. */
  not_invited: z.array(z.string()),
});
export type Proposal = z.infer<typeof Proposal>;

/** A proposal in the platform team's list. */
export const PlatformProposalSummary = ProposalSummary.extend({ vendor: Person, writer: z.string() });
export type PlatformProposalSummary = z.infer<typeof PlatformProposalSummary>;

/** A proposal as the platform team works on it. */
export const PlatformProposal = Shared.extend({
  writer: z.string(),
  draft: ProposalContent,
  /** Number of the saved draft. */
  revision: z.number().int(),
  /** Whether the draft differs from the latest version sent. */
  has_changes: z.boolean(),
});
export type PlatformProposal = z.infer<typeof PlatformProposal>;
