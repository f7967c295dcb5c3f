import { beforeEach } from 'vitest';

/** Test files share a tab and so its storage: each starts with an empty one, also while stores are imported. */
const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

clearStorage();
beforeEach(clearStorage);
