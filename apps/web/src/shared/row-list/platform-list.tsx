import type { BriefPlatform } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { platformKinds } from '@paidang/contract/vocabulary';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/row-list';
import { RowList, rowError } from './row-list';

export interface PlatformListProps {
  items: readonly BriefPlatform[];
  /** Messages by field, such as `platforms.0.platform_title`. */
  errors: Readonly<Record<string, string>>;
  onChange: (items: BriefPlatform[]) => void;
}

const platformLabels = labels.platforms;

/** Platforms the work is published on; copy is written for each. */
export function PlatformList({ items, errors, onChange }: PlatformListProps) {
  return (
    <RowList<BriefPlatform>
      label={platformLabels.label}
      required
      items={items}
      blank={{ platform_title: '', kind: 'post' }}
      isBlank={({ platform_title }) => platform_title.trim() === ''}
      max={limits.brief.platforms}
      addLabel={platformLabels.add}
      nameOf={(number) => platformLabels.item(number)}
      onChange={onChange}
    >
      {(item, change, index) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_160px]">
          <Field
            label={platformLabels.item(index + 1)}
            labelHidden
            error={rowError(errors, 'platforms', index, '.platform_title')}
          >
            <Input
              value={item.platform_title}
              maxLength={limits.brief.platformTitle}
              placeholder={platformLabels.placeholder}
              onChange={(event) => change({ ...item, platform_title: event.target.value })}
            />
          </Field>
          <Select
            aria-label={platformLabels.kind(index + 1)}
            options={platformKinds.map((kind) => ({ value: kind, label: platformLabels.kinds[kind] }))}
            value={item.kind}
            onValueChange={(kind) => change({ ...item, kind })}
          />
        </div>
      )}
    </RowList>
  );
}
