import type { LiveCommentPort } from '../data/comments';

/** The same port, calling `onWritten` after every change made through it. */
export function watchedPort(port: LiveCommentPort, onWritten: () => void): LiveCommentPort {
  const { prove } = port;
  const watched = <Result>(call: Promise<Result>): Promise<Result> => call.finally(onWritten);
  return {
    ...port,
    send: (comment) => watched(port.send(comment)),
    edit: (message, change) => watched(port.edit(message, change)),
    remove: (message) => watched(port.remove(message)),
    setProcessed: (message, status) => watched(port.setProcessed(message, status)),
    ...(prove ? { prove: (message, version) => watched(prove(message, version)) } : {}),
  };
}
