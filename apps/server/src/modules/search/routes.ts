import { searchCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { FunctionCode } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { toPerson } from '../users';
import { findComments, findDocuments, findMessages, findPeople, findProjects, findTasks } from './store';

const charactersBefore = 12;
const excerptLength = 60;

/** The part of a text around the search words, on one line. */
export function excerptAround(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(words.toLowerCase());
  const characters = Array.from(line);
  const from = Math.max(0, Array.from(line.slice(0, Math.max(0, at))).length - charactersBefore);
  const part = characters.slice(from, from + excerptLength).join('');
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < characters.length ? '…' : ''}`;
}

export function searchRoutes(calls: CallRegistry): void {
  calls.user(searchCalls.find, async ({ db }, { user, query }) => {
    const search = { userId: user.id, words: query.q, most: limits.search.results };
    const found = await findComments(db, search);
    const documents = await findDocuments(db, search);
    const messages = await findMessages(db, search);
    return {
      data: {
        projects: await findProjects(db, search),
        tasks: await findTasks(db, search),
        documents: documents.map(({ words, ...document }) => ({
          ...document,
          function: FunctionCode.parse(document.function),
          excerpt: excerptAround(words, query.q),
        })),
        comments: found.map(({ message, ...comment }) => ({
          ...comment,
          function: FunctionCode.parse(comment.function),
          excerpt: excerptAround(message, query.q),
        })),
        messages: messages.map(({ text, ...message }) => ({ ...message, excerpt: excerptAround(text, query.q) })),
        people: (await findPeople(db, search)).map(toPerson),
      },
    };
  });
}
