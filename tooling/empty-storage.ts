import { beforeEach } from 'vitest';

/** Files share a tab and so its storage: what one left there is not another's to find, nor at the import of a store. */
const empty = () => {
  localStorage.clear();
  sessionStorage.clear();
};

empty();
beforeEach(empty);
