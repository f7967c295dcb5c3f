import { limits } from '@paidang/contract/limits';
import { lazyPart, type PartModule } from '../shared/lazy-part';
import { ChunkTimeoutError } from '../shell/errors/chunk-error';

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkTimeoutError('a page took too long to load')), limits.chunkLoadTimeout);
  });

/** A page in a file of its own; one that does not arrive in two minutes counts as lost. */
export const lazyPage = (load: () => Promise<PartModule<object>>) => lazyPart(() => Promise.race([load(), tooLate()]));
