export {
  type ClaimMark,
  type ClaimMarks,
  type ClaimMarksOptions,
  canMark,
  type MarkedPlace,
  markClaims,
} from './claim-marks';
export type { TextField } from './field-mirror';
