import { searchCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { FunctionCode } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { toPerson } from '../users';
import { excerptAround } from './excerpt';
import { findComments, findDocuments, findMessages, findPeople, findProjects, findTasks } from './store';

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
