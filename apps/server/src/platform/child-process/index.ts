export { createLimitedQueue } from './limited-queue';
export { ChildProcessError, ChildProcessRefusal, runInChildProcess } from './run-in-child-process';
