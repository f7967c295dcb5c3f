import { suggestionCalls } from '@paidang/contract/calls';
import type { TextStepCode } from '@paidang/contract/steps';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { decide, placeOfSuggestion, reopen, type SuggestionTarget, suggest, suggestionsOf, withdraw } from './service';

interface Context extends Pick<TaskMember, 'membership' | 'user'> {
  readonly params: { readonly function: TextStepCode; readonly suggestion: string };
}

const placeOf = (tx: Transaction, { membership, user, params }: Context): Promise<SuggestionTarget> =>
  placeOfSuggestion(tx, { membership, user, code: params.function }, params.suggestion);

export function suggestionRoutes(calls: CallRegistry): void {
  calls.task(suggestionCalls.list, async (tx, { membership, user, params, query }) => ({
    data: await suggestionsOf(tx, { membership, user, code: params.function, platformId: query.platform_uuid }),
  }));

  calls.task(suggestionCalls.send, async (tx, { membership, user, params, body }) => {
    const { platform_uuid: platformId, ...suggested } = body;
    return { data: await suggest(tx, { membership, user, code: params.function, platformId }, suggested) };
  });

  calls.task(suggestionCalls.accept, async (tx, context) => ({
    data: await decide(tx, await placeOf(tx, context), context.params.suggestion, 'accepted'),
  }));

  calls.task(suggestionCalls.reject, async (tx, context) => ({
    data: await decide(tx, await placeOf(tx, context), context.params.suggestion, 'rejected'),
  }));

  calls.task(suggestionCalls.reopen, async (tx, context) => ({
    data: await reopen(tx, await placeOf(tx, context), context.params.suggestion),
  }));

  calls.task(suggestionCalls.remove, async (tx, context) => {
    await withdraw(tx, await placeOf(tx, context), context.params.suggestion);
    return { data: null };
  });
}
