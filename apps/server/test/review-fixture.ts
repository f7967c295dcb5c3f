import { type Call, copyPhotoCalls, copywritingCalls, outlineCalls } from '@paidang/contract/calls';
import type { CopyContent, PhotosContent, PlatformKind, StepView } from '@paidang/contract/entities';
import type { FunctionCode, TaskType } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { notifications } from '../src/modules/notifications/schema';
import { listPlatforms } from '../src/modules/projects';
import { keepPicture } from '../src/modules/uploads';
import type { TestApp } from './build-app';
import { createProject } from './factories/projects';
import type { TestUser } from './factories/users';

type Name =
  | 'view'
  | 'version'
  | 'store'
  | 'finalise'
  | 'accept'
  | 'requestChanges'
  | 'reopen'
  | 'requestReopen'
  | 'agreeReopen'
  | 'declineReopen'
  | 'withdrawReopen'
  | 'unlock'
  | 'archive'
  | 'recover';

/** A kind of reviewed step, with what its tests need to know. */
export interface ReviewCase {
  readonly name: string;
  readonly code: FunctionCode;
  readonly type: TaskType;
  /** For steps that each platform has separately. */
  readonly platform?: PlatformKind;
  readonly calls: Record<Name, Pick<Call, 'method' | 'path' | 'encoding'>>;
  /** A content with these words; `picture` is the path of a picture of the task. */
  readonly content: (words: string, picture: string) => unknown;
  /** A content with a picture. */
  readonly showing: (picture: string) => unknown;
  /** Whether the content is markup; otherwise it is stored and shown as plain text. */
  readonly isMarkup: boolean;
  /** A content that cannot be sent, and the field at which the error is reported. */
  readonly empty: unknown;
  readonly emptyField: string;
}

const frame = (caption: string, image: string | null) => ({
  frame_uuid: '5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c01',
  caption,
  image,
  link_sticker: null,
});

/** The reviewed steps, each with its own kind of content. */
export const reviewCases: readonly ReviewCase[] = [
  {
    name: 'R-out-01 R-out-02 R-out-05 an outline',
    code: '030',
    type: 'video',
    calls: outlineCalls,
    content: (words) => `<p>${words}</p>`,
    showing: (picture) => `<p>字</p><img src="${picture}">`,
    isMarkup: true,
    empty: '<p></p>',
    emptyField: 'content',
  },
  {
    name: 'R-cpy-01 R-cpy-06 R-cpy-07 the copy of a post',
    code: '060',
    type: 'essay',
    platform: 'post',
    calls: copywritingCalls,
    content: (words): CopyContent => ({ mode: 'post', text: `<p>${words}</p>` }),
    showing: (picture): CopyContent => ({ mode: 'post', text: `<p>字</p><img src="${picture}">` }),
    isMarkup: true,
    empty: { mode: 'post', text: '<p></p>' } satisfies CopyContent,
    emptyField: 'content.text',
  },
  {
    name: 'R-cpy-05 R-cpy-06 the frames of a story',
    code: '060',
    type: 'story',
    platform: 'story',
    calls: copywritingCalls,
    content: (words, picture): CopyContent => ({ mode: 'story', frames: [frame(words, picture)] }),
    showing: (picture): CopyContent => ({ mode: 'story', frames: [frame('字', picture)] }),
    isMarkup: false,
    empty: { mode: 'story', frames: [] } satisfies CopyContent,
    emptyField: 'content.frames',
  },
  {
    name: 'R-cpy-02 R-cpy-06 R-cpy-07 the pictures of a post',
    code: '061',
    type: 'essay',
    platform: 'post',
    calls: copyPhotoCalls,
    content: (words, picture): PhotosContent => ({
      photos: [{ photo_uuid: '5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c02', path: picture, caption: words }],
    }),
    showing: (path): PhotosContent => ({
      photos: [{ photo_uuid: '5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c03', path, caption: '字' }],
    }),
    isMarkup: false,
    empty: { photos: [] } satisfies PhotosContent,
    emptyField: 'content.photos',
  },
];

/** Notification codes a person received, oldest first. */
export async function notificationCodesOf(server: TestApp, { id }: TestUser): Promise<string[]> {
  const rows = await server.db
    .select({ code: notifications.code })
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(notifications.ordinal);
  return rows.map(({ code }) => code);
}

/** Path of a picture of a task. */
export const pictureOf = (server: TestApp, taskId: string): Promise<string> =>
  server.transact(async (tx) => {
    const picture = { bytes: Buffer.from('x'), mediaType: 'image/png', extension: 'png', width: 1, height: 1 } as const;
    return `/files/${await keepPicture(tx, server.platform.storage, { ...picture, originalName: 'x.png' }, { taskId })}`;
  });

interface Send {
  readonly draft?: boolean;
  /** @default the latest */
  readonly revision?: number;
  /** @default the creator */
  readonly as?: TestUser;
  /** Idempotency key. */
  readonly key?: string;
}

/** A project at the step of a case, with the calls its two people make. */
export async function createReviewFixture(server: TestApp, at: ReviewCase) {
  const kind = at.platform ?? 'post';
  const project = await createProject(server.transact, {
    type: at.type,
    platforms: [{ title: 'Instagram', kind }],
    outline: 'locked',
  });
  const { vendor, creator, task } = project;
  const [platform] = await listPlatforms(server.db, [task.id]);
  const params: Record<string, string> = at.platform
    ? { task: task.id, platform: platform?.id ?? '' }
    : { task: task.id };
  const picture = await pictureOf(server, task.id);
  const view = async (as: TestUser): Promise<StepView<unknown>> =>
    (await server.call(at.calls.view, { params, as })).json().data;
  /** About the latest version, unless the body names another. */
  const move = async (name: Name, as: TestUser, body: object = {}) => {
    const { version } = (await view(creator)).step;
    return server.call(at.calls[name], { params, body: { version, ...body }, as });
  };

  if (at.code === '061') {
    await server.call(copywritingCalls.unlock, { params, body: {}, as: vendor });
    const content: CopyContent = { mode: 'post', text: '<p>文案</p>' };
    await server.call(copywritingCalls.store, { params, body: { content, is_draft: false, revision: 0 }, as: creator });
  }

  return {
    ...project,
    params,
    platform,
    picture,
    move,
    content: (words: string) => at.content(words, picture),
    view,
    version: (version: number, as: TestUser) =>
      server.call(at.calls.version, { params: { ...params, version: `${version}` }, as }),
    store: async (content: unknown, { draft = false, revision, as = creator, key = '' }: Send = {}) =>
      server.call(at.calls.store, {
        params,
        body: { content, is_draft: draft, revision: revision ?? (await view(as)).revision },
        headers: key ? { 'idempotency-key': key } : {},
        as,
      }),
    /** Notification codes of this step that a person received, oldest first. */
    told: async (user: TestUser) =>
      (await notificationCodesOf(server, user)).filter((code) => code.includes(`-${at.code}-`)),
  };
}
