export { Claims, type ClaimsOptions, type ClaimsStorage, type OpenedClaim } from './claims';
