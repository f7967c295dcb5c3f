import type { LiveCommentPort } from '../data/comments';

/** The same board, telling of everything that is written on it. */
export function watchedPort(port: LiveCommentPort, onWritten: () => void): LiveCommentPort {
  const { prove } = port;
  const told = <Made>(made: Promise<Made>): Promise<Made> => made.finally(onWritten);
  return {
    ...port,
    send: (comment) => told(port.send(comment)),
    edit: (message, change) => told(port.edit(message, change)),
    remove: (message) => told(port.remove(message)),
    setProcessed: (message, status) => told(port.setProcessed(message, status)),
    ...(prove ? { prove: (message, version) => told(prove(message, version)) } : {}),
  };
}
