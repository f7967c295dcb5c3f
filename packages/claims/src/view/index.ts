export { ClaimCard, type ClaimCardProps } from '../views/claim-card';
export { ClaimPanel, type ClaimPanelProps } from '../views/claim-panel';
export type { ClaimActions, ClaimReason, FoundClaims, ShownClaim } from '../views/found-claims';
export { ReasonForm, type ReasonFormProps } from '../views/reason-form';
export { SeverityMark, type SeverityMarkProps } from '../views/severity-mark';
