import { suggestionCalls } from '@paidang/contract/calls';
import type { TextStepCode } from '@paidang/contract/steps';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { AtTask } from '../reviews';
import { decide, type Place, placeOfSuggestion, reopen, suggest, suggestionsOf, withdraw } from './service';

interface Context extends Pick<AtTask, 'seat' | 'user'> {
  readonly params: { readonly function: TextStepCode; readonly suggestion: string };
}

const placeOf = (tx: Transaction, { seat, user, params }: Context): Promise<Place> =>
  placeOfSuggestion(tx, { seat, user, code: params.function }, params.suggestion);

export function suggestionRoutes(calls: CallRegistry): void {
  calls.task(suggestionCalls.list, async (tx, { seat, user, params, query }) => ({
    data: await suggestionsOf(tx, { seat, user, code: params.function, platformId: query.platform_uuid }),
  }));

  calls.task(suggestionCalls.send, async (tx, { seat, user, params, body }) => {
    const { platform_uuid: platformId, ...suggested } = body;
    return { data: await suggest(tx, { seat, user, code: params.function, platformId }, suggested) };
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
