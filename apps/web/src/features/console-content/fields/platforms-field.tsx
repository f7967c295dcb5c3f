import { limits, siteContentLimits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { labels } from '#labels/console-content';
import { RowList, rowError } from '../../../shared/row-list/row-list';

/** A platform of a recommended creator. */
export interface PlatformFollowers {
  readonly platform: string;
  readonly followers: number | null;
}

export interface PlatformsFieldProps {
  label: string;
  platforms: readonly PlatformFollowers[];
  /** By field, such as `platforms.0.followers`. */
  errors: Readonly<Record<string, string>>;
  onChange: (platforms: PlatformFollowers[]) => void;
}

const words = labels.platforms;

/** Where a creator publishes, and how many follow. */
export function PlatformsField({ label, platforms, errors, onChange }: PlatformsFieldProps) {
  return (
    <RowList<PlatformFollowers>
      label={label}
      items={platforms}
      blank={{ platform: '', followers: null }}
      isBlank={({ platform, followers }) => platform.trim() === '' && followers === null}
      max={limits.brief.platforms}
      addLabel={words.add}
      nameOf={words.item}
      onChange={onChange}
    >
      {(item, change, index) => (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
          <Field
            label={`${words.item(index + 1)}${words.name}`}
            labelHidden
            error={rowError(errors, 'platforms', index, '.platform')}
          >
            <Input
              value={item.platform}
              maxLength={siteContentLimits.titleLength}
              placeholder={words.name}
              onChange={({ target }) => change({ ...item, platform: target.value })}
            />
          </Field>
          <Field
            label={`${words.item(index + 1)}${words.followers}`}
            labelHidden
            error={rowError(errors, 'platforms', index, '.followers')}
          >
            <NumberInput
              min={0}
              max={siteContentLimits.figure}
              step={1000}
              value={item.followers}
              placeholder={words.followers}
              onValueChange={(followers) => change({ ...item, followers })}
            />
          </Field>
        </div>
      )}
    </RowList>
  );
}
