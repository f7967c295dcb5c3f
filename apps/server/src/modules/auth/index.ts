export { matchCredentials, provePassword } from './credentials';
export { deviceOf } from './device';
export {
  bindIdentity,
  findOwner,
  forgetIdentities,
  listIdentities,
  type ProvenIdentity,
  unbindIdentity,
} from './identities';
export { passwordChangedLetter } from './letters';
export { forgetExpiredTokens, forgetTokens, issueToken, takeToken } from './one-time-tokens';
export { hashNewPassword, hashPassword } from './password';
export { authRoutes } from './routes';
export { registerVerified, signIn } from './service';
export { runAdminCommand } from './super-login';
