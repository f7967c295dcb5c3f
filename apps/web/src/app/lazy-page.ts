import { limits } from '@paidang/contract/limits';
import { lazyPart, type PartModule } from '../shared/lazy-part';
import { ChunkTimeoutError } from '../shell/errors/chunk-error';

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkTimeoutError('a page took too long to load')), limits.chunkLoadTimeout);
  });

/** A lazily loaded page; loading fails if it takes longer than two minutes. */
export const lazyPage = (load: () => Promise<PartModule<object>>) => lazyPart(() => Promise.race([load(), timeout()]));
