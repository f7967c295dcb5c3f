import type { BriefContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { productCategories, productCategoryTitles } from '@paidang/contract/vocabulary';
import { RichTextEditor } from '@paidang/editor';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Select } from '@paidang/ui/select';
import { Textarea } from '@paidang/ui/textarea';
import type { ReactNode } from 'react';
import { labels } from '#labels/brief';
import { PlatformList } from '../../shared/row-list/platform-list';
import type { StepEditorProps } from '../../step/step-kind';
import { DeliverableList } from './fields/deliverable-list';
import { GoalFields } from './fields/goal-fields';
import { HashtagField } from './fields/hashtag-field';
import { LineList } from './fields/line-list';
import { LinkList } from './fields/link-list';
import { WayOfWorking } from './fields/way-of-working';

const categoryOptions = productCategories.map((value) => ({ value, label: productCategoryTitles[value] }));
const { sections } = labels;

/** The demand form as filled in by the vendor. A separate file, so that readers never load it. */
export default function BriefForm({
  view,
  content,
  onChange,
  port,
  editorRef,
  onUploadingChange,
  errors,
}: StepEditorProps<BriefContent>) {
  const set = (change: Partial<BriefContent>) => onChange({ ...content, ...change });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-10">
      <Section title={sections.message}>
        <Field label={labels.product.label} hint={labels.product.hint} error={errors.product} required>
          <Input
            value={content.product}
            maxLength={limits.brief.line}
            onChange={(e) => set({ product: e.target.value })}
          />
        </Field>
        <ProductCategory
          value={content.product_category}
          error={errors.product_category}
          onChange={(product_category) => set({ product_category })}
        />
        <LineList
          words={labels.sellingPoints}
          name="selling_points"
          items={content.selling_points}
          errors={errors}
          required
          onChange={(selling_points) => set({ selling_points })}
        />
        <LineList
          words={labels.mustSay}
          name="must_say"
          items={content.must_say}
          errors={errors}
          onChange={(must_say) => set({ must_say })}
        />
        <LineList
          words={labels.mustShow}
          name="must_show"
          items={content.must_show ?? []}
          errors={errors}
          onChange={(must_show) => set({ must_show })}
        />
        <LineList
          words={labels.mustNotSay}
          name="must_not_say"
          items={content.must_not_say}
          errors={errors}
          onChange={(must_not_say) => set({ must_not_say })}
        />
      </Section>
      <Section title={sections.delivery}>
        <PlatformList items={content.platforms} errors={errors} onChange={(platforms) => set({ platforms })} />
        <DeliverableList
          items={content.deliverables}
          errors={errors}
          onChange={(deliverables) => set({ deliverables })}
        />
        <GoalFields goals={content.goals} onChange={(goals) => set({ goals })} />
        <HashtagField tags={content.hashtags} errors={errors} onChange={(hashtags) => set({ hashtags })} />
      </Section>
      <Section title={sections.material}>
        <LinkList
          words={labels.links}
          name="links"
          items={content.links}
          errors={errors}
          onChange={(links) => set({ links })}
        />
        <LinkList
          words={labels.references}
          name="references"
          items={content.references}
          errors={errors}
          onChange={(references) => set({ references })}
        />
      </Section>
      <Section title={sections.terms}>
        <Field label={labels.disclosure.label} hint={labels.disclosure.hint} error={errors.ad_disclosure} required>
          <Textarea
            value={content.ad_disclosure}
            maxLength={limits.brief.paragraph}
            minHeight={72}
            onChange={(e) => set({ ad_disclosure: e.target.value })}
          />
        </Field>
        <Field label={labels.licence.label} hint={labels.licence.hint} error={errors.licence_term} required>
          <Textarea
            value={content.licence_term}
            maxLength={limits.brief.paragraph}
            minHeight={72}
            onChange={(e) => set({ licence_term: e.target.value })}
          />
        </Field>
      </Section>
      <Section title={sections.way}>
        <WayOfWorking task={view.task.uuid} content={content} errors={errors} onChange={set} />
      </Section>
      <Section title={sections.notes}>
        <RichTextEditor
          label={labels.notes.label}
          placeholder={labels.notes.placeholder}
          value={content.notes}
          onChange={(notes) => set({ notes })}
          port={port}
          editorRef={editorRef}
          onUploadingChange={onUploadingChange}
        />
      </Section>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="border-b border-line pb-2 text-18 font-strong">{title}</h2>
      {children}
    </section>
  );
}

interface ProductCategoryProps {
  value: BriefContent['product_category'];
  error: string | undefined;
  onChange: (category: BriefContent['product_category']) => void;
}

/** Product category. It decides which wordings the claim check looks for in all later texts, and what else the job requires. */
function ProductCategory({ value, error, onChange }: ProductCategoryProps) {
  const categoryLabels = labels.category;
  const note = value && categoryLabels.notes[value];
  return (
    <div className="grid gap-2">
      <Field label={categoryLabels.label} hint={categoryLabels.hint} error={error} className="max-w-90">
        <Select
          options={categoryOptions}
          value={value}
          placeholder={categoryLabels.placeholder}
          onValueChange={onChange}
        />
      </Field>
      {note ? <Callout tone={value === 'tobacco' ? 'danger' : 'warning'}>{note}</Callout> : null}
    </div>
  );
}
