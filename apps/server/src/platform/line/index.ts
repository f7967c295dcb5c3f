export { flexMessage, readFlexMessage } from './flex-message';
export type { LineClient } from './line-client';
export { LineFailure, type LineFailureReason, lineFailures } from './line-failure';
export { openLine } from './open-line';
export {
  claimDue,
  deleteLineMessages,
  isQuotaReached,
  type LineOutboxRow,
  maxSendAttempts,
  postToLine,
  recentLineMessages,
  retryLineMessage,
  type Settlement,
  settle,
} from './outbox';
