export { NonceProvider, type NonceProviderProps } from './nonce';
