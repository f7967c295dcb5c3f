export { availableProviders, hasLocalProviders } from './available';
export { callbackAddress } from './callback-address';
export { newChecks, type OpenIdProvider, openProvider, type ProviderAccount, SignInFailure } from './openid-provider';
export { type LocalClients, serveLocalProviders } from './serve-local-providers';
