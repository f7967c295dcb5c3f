import { limits } from '@paidang/contract/limits';
import { type ComponentType, lazy } from 'react';
import { ChunkTimeoutError } from '../shell/errors/chunk-error';

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkTimeoutError('a page took too long to load')), limits.chunkLoadTimeout);
  });

/** A page in a file of its own; one that does not arrive in two minutes counts as lost. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => Promise.race([load(), tooLate()]));
