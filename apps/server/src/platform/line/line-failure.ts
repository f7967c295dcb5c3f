/** Why a message was not delivered, for the log and the outbox. */
export const lineFailures = {
  blocked: '收件人沒有加官方帳號為好友，或已封鎖',
  quota: '官方帳號本月可傳送的則數已用完',
  rejected: 'LINE 不接受這則訊息',
  token: 'LINE 不接受頻道存取權杖',
  forbidden: '官方帳號沒有傳送訊息的權限',
  unavailable: '伺服器沒有設定 LINE',
  unbound: '收件人已解除綁定',
  unreachable: '多次嘗試後仍連不上 LINE',
} as const;
export type LineFailureReason = keyof typeof lineFailures;

/** A push that LINE refused. */
export class LineFailure extends Error {
  constructor(
    readonly reason: LineFailureReason,
    /** Whether the same message may be sent again later, with the same retry key. */
    readonly isPassing: boolean,
    cause?: unknown,
  ) {
    super(lineFailures[reason], { cause });
    this.name = 'LineFailure';
  }
}
