export { AvatarPair, type AvatarPairProps } from './avatar-pair';
