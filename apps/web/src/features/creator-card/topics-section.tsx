import { creatorCardLimits } from '@paidang/contract/limits';
import {
  creatorAreas,
  creatorCategories,
  creatorCategoryTitles,
  creatorLanguages,
  creatorLanguageTitles,
} from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/creator-card';
import { Section } from '../../shared/page/section';
import type { CardFormState } from './card-form';

const topicLabels = labels.topics;
/** Select has no empty value of its own. */
const none = 'none';

/** Topics of the works, regions and languages. */
export function TopicsSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  return (
    <Section title={topicLabels.title} hint={topicLabels.hint}>
      <div className="grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-6">
        <Choices
          label={topicLabels.categories}
          hint={topicLabels.categoriesHint(creatorCardLimits.categories)}
          options={creatorCategories}
          titles={creatorCategoryTitles}
          chosen={form.categories}
          most={creatorCardLimits.categories}
          error={problemOf('categories')}
          onChange={(categories) => change({ categories })}
        />
        <div className="grid gap-3">
          <Field label={topicLabels.area} error={problemOf('area')} className="max-w-60">
            <Select
              options={[
                { value: none, label: topicLabels.noArea },
                ...creatorAreas.map((value) => ({ value, label: value })),
              ]}
              value={form.area ?? none}
              onValueChange={(value) => change({ area: creatorAreas.find((area) => area === value) ?? null })}
            />
          </Field>
          <Checkbox
            label={topicLabels.travels}
            checked={form.travels}
            onCheckedChange={(checked) => change({ travels: checked === true })}
          />
        </div>
        <Choices
          label={topicLabels.languages}
          hint={topicLabels.categoriesHint(creatorCardLimits.languages)}
          options={creatorLanguages}
          titles={creatorLanguageTitles}
          chosen={form.languages}
          most={creatorCardLimits.languages}
          error={problemOf('languages')}
          onChange={(languages) => change({ languages })}
        />
      </div>
    </Section>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  hint: string;
  options: readonly Value[];
  titles: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  most: number;
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** Multiple choice with a maximum; the remaining options are disabled once it is reached. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, hint, options, titles, chosen, most, error, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">
        {label}
        <span className="ml-2 text-12 font-regular text-ink-3">{hint}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={titles[option]}
            checked={chosen.includes(option)}
            disabled={chosen.length >= most && !chosen.includes(option)}
            onCheckedChange={(checked) =>
              onChange(options.filter((one) => (one === option ? checked === true : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-13 text-danger-600">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
