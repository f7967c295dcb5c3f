import { limits } from '@paidang/contract/limits';
import { readHashtag } from '@paidang/contract/rules';
import { Field } from '@paidang/ui/field';
import { useComposition } from '@paidang/ui/ime';
import { Input } from '@paidang/ui/input';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { labels } from '#labels/brief';
import type { StepErrors } from '../../../step/step-kind';

export interface HashtagFieldProps {
  tags: readonly string[];
  errors: StepErrors;
  onChange: (tags: string[]) => void;
}

const hashtagLabels = labels.hashtags;
const between = /[\s,，、#＃]+/;

/** Hashtags, typed or pasted (several at once); each is a removable chip. */
export function HashtagField({ tags, errors, onChange }: HashtagFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const composition = useComposition();
  const error = errors.hashtags ?? Object.entries(errors).find(([field]) => field.startsWith('hashtags.'))?.[1];

  const add = (typed: string) => {
    const found = typed.split(between).map(readHashtag).filter(Boolean);
    setText('');
    if (found.length > 0) onChange([...new Set([...tags, ...found])].slice(0, limits.brief.items));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composition.owns(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  };
  return (
    <div className="grid gap-2">
      <Field
        label={hashtagLabels.label}
        optional={labels.optional}
        hint={`${hashtagLabels.hint}　${hashtagLabels.count(tags.length, limits.brief.items)}`}
        error={error}
      >
        <Input
          ref={input}
          value={text}
          maxLength={limits.brief.hashtag * 4}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          {...composition.handlers}
          onBlur={(event) => {
            composition.handlers.onBlur(event);
            add(text);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!between.test(pasted.trim())) return;
            event.preventDefault();
            add(`${text} ${pasted}`);
          }}
        />
      </Field>
      {tags.length > 0 ? (
        <ul aria-label={hashtagLabels.list} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center gap-0.5 rounded-pill border border-line bg-sunken pl-3 text-13"
            >
              <span className="truncate">#{tag}</span>
              <button
                type="button"
                aria-label={hashtagLabels.remove(tag)}
                className="grid size-8 shrink-0 place-items-center rounded-pill text-ink-3 hover:text-ink"
                onClick={() => {
                  onChange(tags.filter((one) => one !== tag));
                  input.current?.focus();
                }}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
