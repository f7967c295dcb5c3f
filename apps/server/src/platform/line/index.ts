export { flexMessage, readFlexMessage } from './flex-message';
export { type LineClient, openLine } from './line-client';
export { LineFailure, lineFailures } from './line-failure';
export {
  claimDue,
  type LineOutboxRow,
  mostAttempts,
  postToLine,
  recentLineMessages,
  type Settlement,
  settle,
} from './outbox';
