import * as z from 'zod';
import { ClaimAnswer, Suggestion, stepViewOf, versionOf } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { reviewActions } from '../workflow';
import type { Calls } from './call';
import { filledText } from './checked';

/** Id that groups the messages sent in one go; see the messaging setting. */
export const askUUID = z.uuid().optional();

/** Identifies a step of a task. */
export const TaskParams = z.object({ task: z.uuid() });
/** Identifies a step that exists once per platform of a task. */
export const PlatformParams = TaskParams.extend({ platform: z.uuid() });

export const versionNumber = z.coerce.number().int().min(1).max(limits.integer);
/** Identifies a version of a step. */
export const VersionParams = TaskParams.extend({ version: versionNumber });
export const PlatformVersionParams = PlatformParams.extend({ version: versionNumber });

/** A decision names the version it is about; the call is refused with 0409 if there is a newer one. */
export const decided = { version: z.number().int().min(1).max(limits.integer) };
/** The same for what is numbered but not versioned: reports of works, proposed dates of a schedule. */
export const answered = { number: z.number().int().min(1).max(limits.integer), askUUID };

/** Fields of every call that saves or sends, besides the content. */
export const storeFields = {
  /** `true` only saves the draft; `false` creates a version and notifies the other side. */
  is_draft: z.boolean(),
  /** Revision of the draft the content is based on; if outdated, the call is refused with 0409 and returns the newer draft. */
  revision: z.number().int().min(0).max(limits.integer),
  askUUID,
};

/** Includes in the step view what its page needs first, which would otherwise take several calls. */
export const ReadingQuery = z.object({ reading: z.literal('1').optional() });

/** Fields of a step view requested with `reading`, for every text that is checked. */
export const withAnswers = {
  /** Justifications of risky wordings, oldest first; absent where nothing is checked. */
  claim_answers: z.array(ClaimAnswer).optional(),
};

/** A step view that may include what its page needs first. */
export const readingOf = <Shape extends z.ZodRawShape, Content extends z.ZodType>(
  view: z.ZodObject<Shape>,
  content: Content,
) =>
  view.extend({
    /** The versions displayed and compared first: the newest and the one before it; none for a caller who starts by writing. */
    texts: z.array(versionOf(content)).optional(),
    /** Suggested wordings, oldest first; absent where suggestions are not possible. */
    suggestions: z.array(Suggestion).optional(),
    ...withAnswers,
  });

interface Moves<Params extends z.ZodType, Sheet extends z.ZodType> {
  params: Params;
  view: Sheet;
  /** Title of the step, such as 「大綱」. */
  title: string;
}

const errors = [errorCodes.conflict];

/** The moves of a reviewed step; each returns the step view as it is afterwards. */
export const moveSchemas = <Params extends z.ZodType, Sheet extends z.ZodType>({
  params,
  view,
  title,
}: Moves<Params, Sheet>) => ({
  finalise: {
    summary: `${title}定稿`,
    params,
    body: z.object({ ...decided, askUUID }),
    data: view,
    errors,
  },
  accept: {
    summary: `驗收${title}`,
    params,
    body: z.object({ ...decided, askUUID }),
    data: view,
    errors,
  },
  requestChanges: {
    summary: `請創作者修改${title}（要有未處理留言或說明）`,
    params,
    body: z.object({ ...decided, summary: z.string().trim().max(2000).default(''), askUUID }),
    data: view,
    errors,
  },
  reopen: {
    summary: `驗收後重新開啟${title}（後面的步驟還沒驗收、${limits.reopenHours} 小時內）`,
    params,
    body: z.object({ ...decided, reason: filledText(2000), askUUID }),
    data: view,
    errors,
  },
  requestReopen: {
    summary: `請創作者同意重新開啟${title}（驗收超過${limits.reopenHours}小時）`,
    params,
    body: z.object({ ...decided, reason: filledText(2000), askUUID }),
    data: view,
    errors,
  },
  agreeReopen: {
    summary: `同意重新開啟${title}`,
    params,
    body: z.object({ ...decided, askUUID }),
    data: view,
    errors,
  },
  declineReopen: {
    summary: `不同意重新開啟${title}`,
    params,
    body: z.object({ ...decided, summary: z.string().trim().max(2000).default(''), askUUID }),
    data: view,
    errors,
  },
  withdrawReopen: {
    summary: `收回重新開啟${title}的申請`,
    params,
    body: z.object(decided),
    data: view,
    errors,
  },
  unlock: {
    summary: `提前開放${title}，不等前面的步驟`,
    params,
    body: z.object({ askUUID }),
    data: view,
  },
  archive: {
    summary: `封存${title}`,
    params,
    body: z.object({ askUUID }),
    data: view,
  },
  recover: {
    summary: `復原封存的${title}`,
    params,
    body: z.object({ askUUID }),
    data: view,
  },
});

interface Reviews<Params extends z.ZodType, VersionOf extends z.ZodType, Content extends z.ZodType> {
  params: Params;
  /** `params` with `version`. */
  versionParams: VersionOf;
  content: Content;
  title: string;
  /** An error code reading the step may return. */
  errors?: typeof errorCodes.noCopy;
}

/** All calls of a step the creator writes and the vendor reviews: step view, version, store and the moves. */
export const reviewSchemas = <Params extends z.ZodType, VersionOf extends z.ZodType, Content extends z.ZodType>({
  params,
  versionParams,
  content,
  title,
  errors: readingErrors,
}: Reviews<Params, VersionOf, Content>) => {
  const view = stepViewOf(content, reviewActions);
  const also = readingErrors ? [readingErrors] : [];
  return {
    view: {
      summary: `${title}：狀態、版本、自己的草稿`,
      params,
      query: ReadingQuery,
      data: readingOf(view, content),
      errors: also,
    },
    version: {
      summary: `${title}的一個版本`,
      params: versionParams,
      data: versionOf(content),
      errors: also,
    },
    store: {
      summary: `儲存${title}草稿，或送出新版本`,
      params,
      body: z.object({ content, ...storeFields }),
      data: view,
      errors: [errorCodes.conflict, ...also],
    },
    ...moveSchemas({ params, view, title }),
  };
};

/** The moves of one step. */
export type MoveCalls<Params extends z.ZodType, Sheet extends z.ZodType> = Calls<
  ReturnType<typeof moveSchemas<Params, Sheet>>
>;

/** The calls of one reviewed step. */
export type ReviewCalls<Params extends z.ZodType, VersionOf extends z.ZodType, Content extends z.ZodType> = Calls<
  ReturnType<typeof reviewSchemas<Params, VersionOf, Content>>
>;
