/** A message of the prompt. */
export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

const userMessages = {
  rejected: '模型服務不接受目前的設定，請通知管理員',
  busy: '模型服務目前使用量過多，請稍後再試',
  unreachable: '連不上模型服務，請稍後再試',
  timeout: '模型服務太久沒有回應，請再試一次',
  refused: '模型服務沒有寫出這份草稿，請換個說法再試',
  incomplete: 'AI草稿沒有完成，請再試一次',
} as const;

/** Why the model did not produce a draft, with a message for users. `cause` holds the service's error, for the log. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: keyof typeof userMessages,
    cause?: unknown,
  ) {
    super(userMessages[reason], { cause });
    this.name = 'ModelFailure';
  }
}
