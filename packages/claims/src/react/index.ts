export {
  type CardOpening,
  type ClaimMarksState,
  type OpenClaimCard,
  type UseClaimMarksOptions,
  useClaimMarks,
} from './use-claim-marks';
