import type { BriefContent } from '@paidang/contract/entities';
import { productCategories, productCategoryTitles } from '@paidang/contract/vocabulary';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/brief';

const { category: words } = labels;
const options = productCategories.map((value) => ({ value, label: productCategoryTitles[value] }));

export interface ProductCategoryProps {
  value: BriefContent['product_category'];
  error: string | undefined;
  onChange: (category: BriefContent['product_category']) => void;
}

/** What is advertised: it decides which wordings of every text after it are looked at, and what the job needs besides. */
export function ProductCategory({ value, error, onChange }: ProductCategoryProps) {
  const note = value && words.notes[value];
  return (
    <div className="grid gap-2">
      <Field label={words.label} hint={words.hint} error={error} className="max-w-90">
        <Select options={options} value={value} placeholder={words.placeholder} onValueChange={onChange} />
      </Field>
      {note ? <Callout tone={value === 'tobacco' ? 'danger' : 'warning'}>{note}</Callout> : null}
    </div>
  );
}
