import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isImeEnter, useComposition } from '../ime';
import type { DateMessages } from '../labels/ui-labels';
import { useLocale } from '../locale';
import { type DateLimits, limitProblem } from './date-limits';
import { type CalendarYears, readPlainDate } from './plain-date';

interface DateTextOptions {
  value: string | null;
  years: CalendarYears;
  limits: DateLimits;
  messages: DateMessages;
  onRead: (day: string | null) => void;
}

/** The text of a date's input: parsed on blur and on Enter, and kept together with its error if it cannot be used. */
export function useDateText({ value, years, limits, messages, onRead }: DateTextOptions) {
  const locale = useLocale();
  const composition = useComposition();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = () => {
    if (draft === null) return;
    if (draft.trim() === '') {
      setDraft(null);
      setProblem(null);
      onRead(null);
      return;
    }
    const day = readPlainDate(draft, years, locale);
    const wrong = day === null ? messages.invalid : limitProblem(day, limits, messages);
    setProblem(wrong);
    if (day === null || wrong !== null) return;
    setDraft(null);
    if (day !== value) onRead(day);
  };

  return {
    text: draft ?? value ?? '',
    problem: problem ?? (draft === null && value !== null ? valueProblem(value, limits, messages) : null),
    /** Drops typed text in favour of a day picked in the calendar. */
    discard: () => {
      setDraft(null);
      setProblem(null);
    },
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.currentTarget.value);
        setProblem(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !isImeEnter(event, composition)) read();
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        composition.handlers.onBlur(event);
        read();
      },
      onCompositionStart: composition.handlers.onCompositionStart,
      onCompositionEnd: composition.handlers.onCompositionEnd,
    },
  };
}

/** A value from the host may be invalid or outside the limits: this is displayed, and nothing throws. */
function valueProblem(value: string, limits: DateLimits, messages: DateMessages): string | null {
  return readPlainDate(value) === null ? messages.invalid : limitProblem(value, limits, messages);
}
