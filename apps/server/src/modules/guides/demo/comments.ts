import type { CommentMessage } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { functionCodes } from '@paidang/contract/vocabulary';
import { outcomeBetween } from '../../comment-outcomes';
import { toPerson } from '../../users';
import { daysAgo, demoId, type Viewing, vendor } from './cast';
import { outlineVersions } from './texts';

type DemoComment = Pick<CommentMessage, 'message_id' | 'parent_id' | 'message' | 'quote' | 'platform_uuid'> & {
  readonly version: number;
};

function demoComment({ user, now }: Viewing, by: 'vendor' | 'creator', comment: DemoComment): CommentMessage {
  const person = by === 'vendor' ? vendor : toPerson(user);
  const at = daysAgo({ user, now }, 0);
  return {
    ...comment,
    time: null,
    script_uuid: null,
    images: [],
    is_processed: false,
    is_updated: false,
    is_deleted: false,
    poster_uuid: person.uuid,
    created_by: person.name,
    company_name: person.company_name,
    role: person.role,
    avatar: person.avatar,
    created_at: at,
    updated_at: at,
    response_count: 0,
    is_carried: false,
  };
}

/** The vendor's confirmation that the opening was changed. */
function openingProof(viewing: Viewing, quote: CommentMessage['quote']): CommentMessage['proof'] {
  const detail = outcomeBetween(functionCodes.outline, outlineVersions, { quote, scriptId: null });
  const { uuid, name } = vendor;
  const outcome = { ...detail, from: 1, to: 2 };
  return { confirmed_by: { uuid, name }, confirmed_at: daysAgo(viewing, 0), outcome };
}

const opening = '大家好，今天要開箱一瓶精華。';
const textBefore = '睡前三十秒 開場 ';

/** The vendor's comment on the first outline; the second outline resolves it. */
export function outlineComments(viewing: Viewing, at: number): CommentMessage[] {
  if (at === 0) return [];
  const quote = {
    selectedText: opening,
    prefix: '開場',
    suffix: '主要內容',
    start: textBefore.length,
    end: textBefore.length + opening.length,
    version: 1,
  };
  const comment = {
    message_id: demoId(80),
    parent_id: null,
    message: '開場可以再生活一點嗎？先讓觀眾覺得「這就是我」。',
    quote,
    platform_uuid: null,
    version: 1,
  };
  const isDone = at > 1;
  const proof = isDone ? { proof: openingProof(viewing, quote) } : {};
  return [{ ...demoComment(viewing, 'vendor', comment), is_processed: isDone, ...proof }];
}

/** The vendor's comment on a moment of the video. */
export const filmComments = (viewing: Viewing, at: number): CommentMessage[] => [
  {
    ...demoComment(viewing, 'vendor', {
      message_id: demoId(82),
      parent_id: null,
      message: '瓶身這裡可以多停兩秒嗎？讓標籤看得清楚。',
      quote: null,
      platform_uuid: null,
      version: 1,
    }),
    time: { hour: 0, minute: 0, second: limits.onboarding.demoTimeSeconds },
    is_processed: at > 2,
  },
];

/** A sent comment as the server would return it. */
export const sentComment = (
  viewing: Viewing,
  sent: { message: string; message_id?: string | undefined; quote: CommentMessage['quote'] },
  place: Pick<CommentMessage, 'platform_uuid' | 'version'>,
): CommentMessage =>
  demoComment(viewing, 'creator', {
    message_id: demoId(81),
    parent_id: sent.message_id ?? null,
    message: sent.message,
    quote: sent.quote,
    ...place,
  });
