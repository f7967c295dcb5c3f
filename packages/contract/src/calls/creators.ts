import * as z from 'zod';
import {
  CardInvitation,
  CreatorCard,
  CreatorFacets,
  CreatorList,
  CreatorListEntry,
  CreatorSummary,
  Day,
  FoundCreator,
  VendorCreatorCard,
} from '../entities';
import { limits, creatorCardLimits as most } from '../limits';
import { creatorCardMessages } from '../rules';
import {
  creatorAreas,
  creatorCategories,
  creatorLanguages,
  creatorPlatforms,
  creatorSorts,
  taskTypes,
} from '../vocabulary';
import type { Schemas } from './call';
import { filledText } from './checked';
import { ProjectFacts, refuseEndBeforeStart, TaskDraft } from './projects';

const CreatorParams = z.object({ creator: z.uuid() });
const ListParams = z.object({ list: z.uuid() });

/** A comma-separated list in one parameter. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item, atMost: number) =>
  z
    .string()
    .max(1000)
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
    .pipe(z.array(item).max(atMost))
    .optional();

const whole = (largest: number) => z.coerce.number().int().min(0).max(largest).optional();

const CreatorFilter = z.object({
  q: z.string().trim().max(most.queryLength).optional(),
  /** Matches cards with any of these; the same holds for every list. */
  categories: listOf(z.enum(creatorCategories), creatorCategories.length),
  platforms: listOf(z.enum(creatorPlatforms), creatorPlatforms.length),
  areas: listOf(z.enum(creatorAreas), creatorAreas.length),
  languages: listOf(z.enum(creatorLanguages), creatorLanguages.length),
  /** On one of the requested platforms, or on any when none is requested. */
  followers_min: whole(most.followers),
  followers_max: whole(most.followers),
  /** What the fee is for; any kind when omitted. */
  deliverable: z.enum(taskTypes).optional(),
  fee_min: whole(most.fee),
  fee_max: whole(most.fee),
  rating_min: z.coerce.number().min(1).max(5).optional(),
  /** Free for `free_weeks` consecutive weeks between these two days. */
  free_from: Day.optional(),
  free_to: Day.optional(),
  free_weeks: z.coerce.number().int().min(1).max(4).default(1),
  /** Currently accepts work. */
  is_open: z.stringbool().optional(),
  /** Has worked with the vendor before. */
  together: z.stringbool().optional(),
});
export type CreatorFilter = z.infer<typeof CreatorFilter>;

interface Ranges {
  followers_min?: number | undefined;
  followers_max?: number | undefined;
  fee_min?: number | undefined;
  fee_max?: number | undefined;
  free_from?: string | undefined;
  free_to?: string | undefined;
}

function refuseReversed(filter: Ranges, context: z.RefinementCtx): void {
  const pairs = [
    ['followers_max', filter.followers_min, filter.followers_max],
    ['fee_max', filter.fee_min, filter.fee_max],
    ['free_to', filter.free_from, filter.free_to],
  ] as const;
  for (const [field, low, high] of pairs) {
    if (low !== undefined && high !== undefined && low > high) {
      context.addIssue({ code: 'custom', path: [field], message: creatorCardMessages.rangeReversed });
    }
  }
}

/** A project to open for a creator. */
const NewProject = ProjectFacts.extend({
  tasks: z.array(TaskDraft).min(1).max(limits.project.tasks),
}).superRefine(refuseEndBeforeStart);
export type NewProject = z.infer<typeof NewProject>;

const note = z.string().trim().max(most.note);
const listName = filledText(most.listName);

/** Creators' published cards. For vendors; a creator gets 0404. */
export const creatorSchemas = {
  find: {
    summary: '找創作者：條件都要符合，一頁一頁往下',
    query: CreatorFilter.extend({
      sort: z.enum(creatorSorts).default('relevance'),
      /** Where the previous page ended: its `meta.next`. */
      cursor: z.string().max(most.cursor).optional(),
    }).superRefine(refuseReversed),
    data: z.array(FoundCreator),
    meta: z.object({
      next: z.string().nullable(),
      /** Counted up to 1,000. */
      total: z.number().int(),
      has_more_than_total: z.boolean(),
    }),
  },
  facets: {
    summary: '找創作者的篩選條件各有幾位',
    query: CreatorFilter.superRefine(refuseReversed),
    data: CreatorFacets,
  },
  compare: {
    summary: '比較最多四位創作者',
    query: z.object({ ids: listOf(z.uuid(), most.compared).pipe(z.array(z.uuid()).min(1)) }),
    data: z.array(VendorCreatorCard),
  },
  get: {
    summary: '一位創作者的名片（登入的廠商）',
    params: CreatorParams,
    data: VendorCreatorCard,
  },
  getPublic: {
    summary: '一位創作者公開給所有人的名片',
    params: CreatorParams,
    data: CreatorCard,
  },
  /** Invites into an open task, a whole project, or a new one. The server never reveals the creator's address. */
  invite: {
    summary: '邀請創作者加入自己的任務、專案，或新的專案',
    params: CreatorParams,
    body: z.object({
      into: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('task'), task_uuid: z.uuid() }),
        z.object({ kind: z.literal('project'), project_uuid: z.uuid() }),
        z.object({ kind: z.literal('new'), project: NewProject }),
      ]),
      note: note.default(''),
    }),
    data: CardInvitation,
  },
} satisfies Schemas;

/** Creators' cards for staff, who recommend or propose them. */
export const platformCreatorSchemas = {
  find: {
    summary: '公開名片的創作者，依名稱或編號尋找',
    query: z.object({
      q: z.string().trim().max(most.queryLength).optional(),
      ids: listOf(z.uuid(), most.namedByStaff),
      /** `public`: cards anybody may see, as anybody sees them. `vendors`: cards vendors may see. */
      as: z.enum(['vendors', 'public']).default('vendors'),
    }),
    data: z.array(CreatorSummary),
  },
} satisfies Schemas;

/** A vendor's own lists of creators. */
export const creatorListSchemas = {
  list: {
    summary: '自己的創作者名單',
    data: z.array(CreatorList),
  },
  create: {
    summary: '建立名單',
    body: z.object({ name: listName }),
    data: CreatorList,
  },
  get: {
    summary: '一份名單上的創作者與備註',
    params: ListParams,
    data: CreatorList.extend({ entries: z.array(CreatorListEntry) }),
  },
  rename: {
    summary: '名單改名',
    params: ListParams,
    body: z.object({ name: listName }),
    data: CreatorList,
  },
  remove: {
    summary: '刪除名單',
    params: ListParams,
    data: z.null(),
  },
  put: {
    summary: '把創作者放進名單，或修改備註',
    params: ListParams.extend(CreatorParams.shape),
    body: z.object({ note: note.optional() }),
    data: CreatorList,
  },
  take: {
    summary: '從名單移除',
    params: ListParams.extend(CreatorParams.shape),
    data: CreatorList,
  },
} satisfies Schemas;
