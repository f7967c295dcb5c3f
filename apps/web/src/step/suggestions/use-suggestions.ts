import type { Quote, Suggestion } from '@paidang/contract/entities';
import { textSteps } from '@paidang/contract/steps';
import { useEffect, useRef, useState } from 'react';
import { labels } from '#labels/suggestions';
import type { StepPageView, StepSource } from '../../data/step-source';
import {
  decideSuggestion,
  type SuggestionTarget,
  sendSuggestion,
  useSuggestionList,
  withdrawSuggestion,
} from '../../data/suggestions';
import { showToast } from '../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import type { StepKind } from '../step-kind';
import { createAdoptions } from './adoptions';

export interface SuggestionsOptions<Content> {
  kind: StepKind<Content>;
  source: Pick<StepSource<Content>, 'path'>;
  view: StepPageView<Content>;
  /** Draft that accepted wording is applied to; `null` for readers. */
  draft: Autosave<Content> | null;
  flushEditor: () => void;
}

/** The vendor's suggestions for this text, and the actions on them. */
export function useSuggestions<Content>({ kind, source, view, draft, flushEditor }: SuggestionsOptions<Content>) {
  const place = placeOf(kind, view);
  const { data, refresh } = useSuggestionList(place, source);
  const deciding = useRef(new Map<string, Promise<void>>());

  const decide = async (act: () => Promise<string | null>) => {
    const title = await act().catch(() => null);
    await refresh();
    if (title) showToast({ title, tone: 'success' });
  };
  /** Runs the decisions about one suggestion one after the other. */
  const inTurn = (uuid: string, act: () => Promise<string | null>): Promise<void> => {
    const turn = (deciding.current.get(uuid) ?? Promise.resolve()).then(() => decide(act));
    deciding.current.set(uuid, turn);
    return turn.finally(() => {
      if (deciding.current.get(uuid) === turn) deciding.current.delete(uuid);
    });
  };
  const once = async (uuid: string, act: () => Promise<string | null>) => {
    if (!deciding.current.has(uuid)) await inTurn(uuid, act);
  };
  const answer = ({ suggestion_uuid: uuid }: Suggestion, decision: 'accept' | 'reopen', title: string) =>
    inTurn(uuid, async () => {
      if (!place) return null;
      await decideSuggestion(place, uuid, decision);
      return title;
    });

  const latest = useRef({ kind, answer });
  useEffect(() => {
    latest.current = { kind, answer };
  });
  const [adoptions] = useState(() =>
    createAdoptions<Content>(
      (content, { quote, replacement }) => latest.current.kind.replace?.(content, quote, replacement) ?? null,
      {
        undone: (suggestion) => void latest.current.answer(suggestion, 'reopen', labels.undone),
        redone: (suggestion) => void latest.current.answer(suggestion, 'accept', labels.accepted),
      },
    ),
  );
  useEffect(() => draft?.subscribe(() => adoptions.check(draft.getSnapshot().content)), [draft, adoptions]);

  return {
    /** `null` if the text has no suggestions. */
    place,
    list: data ?? [],
    open: data?.filter(({ status }) => status === 'open').length ?? 0,
    /** @throws why it was not sent */
    send: async (quote: Quote, replacement: string, idempotencyKey: string): Promise<void> => {
      if (!place) return;
      await sendSuggestion(place, { quote, replacement, idempotencyKey });
      showToast({ title: labels.sent, tone: 'success' });
      void refresh();
    },
    accept: (suggestion: Suggestion) =>
      once(suggestion.suggestion_uuid, async () => {
        const { suggestion_uuid, quote, replacement } = suggestion;
        if (!place || !draft) return null;
        flushEditor();
        const next = kind.replace?.(draft.getSnapshot().content, quote, replacement) ?? null;
        if (next === null) {
          showToast({ title: labels.orphan, tone: 'danger' });
          return null;
        }
        await decideSuggestion(place, suggestion_uuid, 'accept');
        adoptions.add(suggestion, next);
        draft.change(next);
        return labels.accepted;
      }),
    /** For suggestions that the editor has already applied. */
    acceptedInText: (suggestion: Suggestion) => {
      flushEditor();
      if (draft) adoptions.add(suggestion, draft.getSnapshot().content);
      return answer(suggestion, 'accept', labels.accepted);
    },
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

function placeOf<Content>(kind: StepKind<Content>, { task, platform }: StepPageView<Content>): SuggestionTarget | null {
  const code = textSteps.find((one) => one === kind.code);
  return code && kind.replace ? { task: task.uuid, function: code, platform: platform?.platform_uuid } : null;
}
