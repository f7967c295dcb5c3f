export { type Composition, createComposition, isImeEnter } from './composition';
export { useComposition } from './use-composition';
