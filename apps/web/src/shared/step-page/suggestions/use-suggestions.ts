import { textFunctions } from '@paidang/contract/calls';
import type { Quote, Suggestion } from '@paidang/contract/entities';
import { useRef } from 'react';
import type { StepSheet } from '../../../data/step-source';
import {
  decideSuggestion,
  type SuggestionPlace,
  sendSuggestion,
  useSuggestionList,
  withdrawSuggestion,
} from '../../../data/suggestions';
import { showToast } from '../../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import type { StepKind } from '../step-kind';
import { labels } from './labels';

export interface SuggestionsOptions<Content> {
  kind: StepKind<Content>;
  sheet: StepSheet<Content>;
  /** Where accepted words go; `null` for who does not write. */
  draft: Autosave<Content> | null;
  flushEditor: () => void;
}

/** What the vendor proposes for this text, and what can be done about it. */
export function useSuggestions<Content>({ kind, sheet, draft, flushEditor }: SuggestionsOptions<Content>) {
  const place = placeOf(kind, sheet);
  const { data, mutate } = useSuggestionList(place);
  const deciding = useRef(new Set<string>());

  const once = async (uuid: string, act: () => Promise<string | null>) => {
    if (deciding.current.has(uuid)) return;
    deciding.current.add(uuid);
    const title = await act().catch(() => null);
    deciding.current.delete(uuid);
    await mutate();
    if (title) showToast({ title, tone: 'success' });
  };

  return {
    /** `null` where a text takes no suggestions. */
    place,
    list: data ?? [],
    open: data?.filter(({ status }) => status === 'open').length ?? 0,
    /** @throws why it was not sent */
    send: async (quote: Quote, replacement: string, idempotencyKey: string): Promise<void> => {
      if (!place) return;
      await sendSuggestion(place, { quote, replacement, idempotencyKey });
      showToast({ title: labels.sent, tone: 'success' });
      void mutate();
    },
    accept: ({ suggestion_uuid, quote, replacement }: Suggestion) =>
      once(suggestion_uuid, async () => {
        if (!place || !draft) return null;
        flushEditor();
        const next = kind.replace?.(draft.getSnapshot().content, quote, replacement) ?? null;
        if (next === null) {
          showToast({ title: labels.orphan, tone: 'danger' });
          return null;
        }
        await decideSuggestion(place, suggestion_uuid, 'accept');
        draft.change(next);
        return labels.accepted;
      }),
    /** The editor has put the words in already. */
    acceptedInText: ({ suggestion_uuid }: Suggestion) =>
      once(suggestion_uuid, async () => {
        if (!place) return null;
        await decideSuggestion(place, suggestion_uuid, 'accept');
        return labels.accepted;
      }),
    reject: ({ suggestion_uuid }: Suggestion) =>
      once(suggestion_uuid, async () => {
        if (!place) return null;
        await decideSuggestion(place, suggestion_uuid, 'reject');
        return labels.rejected;
      }),
    withdraw: ({ suggestion_uuid }: Suggestion) =>
      once(suggestion_uuid, async () => {
        if (!place) return null;
        await withdrawSuggestion(place, suggestion_uuid);
        return labels.withdrawn;
      }),
  };
}

export type Suggestions = ReturnType<typeof useSuggestions<unknown>>;

function placeOf<Content>(kind: StepKind<Content>, { task, platform }: StepSheet<Content>): SuggestionPlace | null {
  const code = textFunctions.find((one) => one === kind.code);
  return code && kind.replace ? { task: task.uuid, function: code, platform: platform?.platform_uuid } : null;
}
