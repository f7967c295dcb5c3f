/** Delivery states of a mail or LINE message. */
export const outboxStates = ['waiting', 'sent', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];

export const outboxStateTitles: Readonly<Record<OutboxState, string>> = {
  waiting: '待送出',
  sent: '已送出',
  failed: '沒有送到',
};
