import * as z from 'zod';
import { LineAsk, LineNotifySetting } from '../entities';
import { actionCodes, functionCodes } from '../vocabulary';
import type { Schemas } from './call';

const stepDone = new RegExp(`^(${Object.values(functionCodes).join('|')})(${Object.values(actionCodes).join('|')})$`);

/** The sender's decision; timing only applies when the message is sent. */
const AskDecision = z.discriminatedUnion('isCancel', [
  z.strictObject({ askUUID: z.uuid(), isCancel: z.literal(true) }),
  z.strictObject({ askUUID: z.uuid(), isCancel: z.literal(false), isInstantSend: z.boolean() }),
]);

export const messagingSchemas = {
  setting: {
    summary: 'LINE 通知與通知方式的設定',
    data: LineNotifySetting,
  },
  save: {
    summary: '儲存通知設定',
    body: LineNotifySetting.pick({ ask: true, preferences: true, off_hours: true }),
    data: LineNotifySetting,
  },
  ifAsk: {
    summary: '剛完成的步驟要不要問是否傳送 LINE 通知',
    /** Function and action code of the step just done, such as `03001`. */
    params: z.object({ status: z.string().regex(stepDone) }),
    /** The group the step was done in, whatever else was done in it. @default the group of the newest such step */
    query: z.object({ askUUID: z.uuid().optional() }),
    data: LineAsk,
  },
  confirm: {
    summary: '傳送或不傳送；每一組只回答一次',
    body: AskDecision,
    data: z.null(),
  },
  unbind: {
    summary: '解除 LINE 綁定',
    data: LineNotifySetting,
  },
  bindTestAccount: {
    summary: '綁定假的 LINE 帳號；正式環境與已設定 LINE 的伺服器沒有這個功能',
    data: LineNotifySetting,
  },
} satisfies Schemas;
