import type { BriefLink } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { labels } from '#labels/brief';
import { RowList, rowError } from '../../../shared/row-list/row-list';
import type { StepErrors } from '../../../step/step-kind';

export interface LinkListProps {
  words: { label: string; add: string };
  /** Field name used in the errors. */
  name: string;
  items: readonly BriefLink[];
  errors: StepErrors;
  onChange: (items: BriefLink[]) => void;
}

const { link } = labels;

/** Links, each with its display text. */
export function LinkList({ words, name, items, errors, onChange }: LinkListProps) {
  const nameOf = (number: number) => `${words.label}${link.url(number)}`;
  return (
    <RowList
      label={words.label}
      items={items}
      blank={{ title: '', url: '' }}
      isBlank={({ title, url }) => title.trim() === '' && url.trim() === ''}
      max={limits.brief.items}
      addLabel={words.add}
      nameOf={(number) => `${words.label}${number}`}
      onChange={onChange}
    >
      {(item, change, index) => (
        <div className="grid gap-2 md:grid-cols-[3fr_2fr]">
          <Field label={nameOf(index + 1)} labelHidden error={rowError(errors, name, index, '.url')}>
            <Input
              type="url"
              inputMode="url"
              value={item.url}
              maxLength={limits.brief.url}
              placeholder={link.urlPlaceholder}
              onChange={(event) => change({ ...item, url: event.target.value.trim() })}
            />
          </Field>
          <Field label={`${words.label}${link.title(index + 1)}`} labelHidden error={errors[`${name}.${index}.title`]}>
            <Input
              value={item.title}
              maxLength={limits.brief.line}
              placeholder={link.titlePlaceholder}
              onChange={(event) => change({ ...item, title: event.target.value })}
            />
          </Field>
        </div>
      )}
    </RowList>
  );
}
