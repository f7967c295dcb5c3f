import * as z from 'zod';
import { Instant } from '../entities';
import { errorCodes } from '../routes/errors';
import { Session } from './auth';
import type { Schemas } from './call';

/** A partner's name in addresses and in the `iss` claim of its tokens. */
export const PartnerSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/);

/** A session that only permits the chat with the partner's account. */
export const EmbedSession = Session.extend({ chatroom_uuid: z.uuid(), expires_at: Instant });
export type EmbedSession = z.infer<typeof EmbedSession>;

export const embedSchemas = {
  session: {
    summary: '以合作網站簽發的身分憑證換取只能聊天的權杖；第一次會建立聯絡人與聊天室',
    body: z.object({ partner: PartnerSlug, token: z.string().min(20).max(4000) }),
    data: EmbedSession,
    errors: [errorCodes.forbidden],
  },
} satisfies Schemas;
