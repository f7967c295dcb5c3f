export { availableProviders, callbackAddress, hasLocalProviders } from './identity-providers';
export { newChecks, type OpenIdProvider, openProvider, type ProviderAccount, SignInFailure } from './openid-provider';
export { type LocalClients, serveLocalProviders } from './serve-local-providers';
