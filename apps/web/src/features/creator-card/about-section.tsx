import { creatorCardLimits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Switch } from '@paidang/ui/switch';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/creator-card';
import { Section } from '../../shared/page/section';
import type { CardFormState } from './card-form';

const aboutLabels = labels.about;

/** Whether the creator takes on work, and how they introduce themselves. */
export function AboutSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  return (
    <>
      <Section title={labels.isOpen.title} hint={labels.isOpen.hint}>
        <Switch label={labels.isOpen.label} checked={form.is_open} onCheckedChange={(is_open) => change({ is_open })} />
      </Section>
      <Section title={aboutLabels.title} hint={aboutLabels.hint}>
        <div className="grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-4">
          <Field label={aboutLabels.headline} hint={aboutLabels.headlineHint} error={problemOf('headline')}>
            <Input
              maxLength={creatorCardLimits.headline}
              value={form.headline}
              onChange={(event) => change({ headline: event.target.value })}
            />
          </Field>
          <Field
            label={aboutLabels.bio}
            optional={aboutLabels.optional}
            hint={`${form.bio.length}/${creatorCardLimits.bio}`}
            error={problemOf('bio')}
          >
            <Textarea
              minHeight={120}
              maxLength={creatorCardLimits.bio}
              value={form.bio}
              onChange={(event) => change({ bio: event.target.value })}
            />
          </Field>
          <Field
            label={aboutLabels.declines}
            optional={aboutLabels.optional}
            hint={aboutLabels.declinesHint}
            error={problemOf('declines')}
          >
            <Input
              maxLength={creatorCardLimits.declines}
              value={form.declines}
              onChange={(event) => change({ declines: event.target.value })}
            />
          </Field>
        </div>
      </Section>
    </>
  );
}
