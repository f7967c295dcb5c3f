import type { CardPlatform } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { creatorPlatforms } from '@paidang/contract/vocabulary';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/creator-card';
import { dayOf } from '../../shared/dates/taipei';
import { Section } from '../../shared/page/section';
import { RowList } from '../../shared/row-list/row-list';
import type { CardFormState } from './card-form';

const platformLabels = labels.platforms;

/** Platforms and follower counts, as stated by the creator. */
export function PlatformsSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  const { platforms } = form;
  const isUsed = (name: string) => platforms.some(({ platform }) => platform === name);
  const blank: CardPlatform = {
    platform: creatorPlatforms.find((name) => !isUsed(name)) ?? creatorPlatforms[0],
    url: '',
    followers: null,
    views: null,
    engagement: null,
    audience: '',
    reported_on: dayOf(new Date()),
  };
  return (
    <Section title={platformLabels.title} hint={platformLabels.hint}>
      <RowList
        label={platformLabels.label}
        items={platforms}
        blank={blank}
        isBlank={({ url, followers, views, audience }) => !url && followers === null && views === null && !audience}
        max={creatorCardLimits.platforms}
        addLabel={platformLabels.add}
        nameOf={platformLabels.row}
        onChange={(next) => change({ platforms: next })}
      >
        {(item, set, index) => (
          <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-3">
            <Field label={platformLabels.platform}>
              <Select
                options={creatorPlatforms
                  .filter((name) => name === item.platform || !isUsed(name))
                  .map((name) => ({ value: name, label: name }))}
                value={item.platform}
                onValueChange={(platform) => set({ ...item, platform })}
              />
            </Field>
            <Field label={platformLabels.url} error={problemOf(`platforms.${index}.url`)} className="sm:col-span-2">
              <Input
                type="url"
                inputMode="url"
                maxLength={creatorCardLimits.url}
                value={item.url}
                onChange={(event) => set({ ...item, url: event.target.value })}
              />
            </Field>
            <Field label={platformLabels.followers} error={problemOf(`platforms.${index}.followers`)}>
              <NumberInput
                min={0}
                max={creatorCardLimits.followers}
                step={1000}
                value={item.followers}
                onValueChange={(followers) => set({ ...item, followers: followers && Math.round(followers) })}
              />
            </Field>
            <Field label={platformLabels.views} error={problemOf(`platforms.${index}.views`)}>
              <NumberInput
                min={0}
                max={creatorCardLimits.followers}
                step={1000}
                value={item.views}
                onValueChange={(views) => set({ ...item, views: views && Math.round(views) })}
              />
            </Field>
            <Field label={platformLabels.engagement} error={problemOf(`platforms.${index}.engagement`)}>
              <NumberInput
                min={0}
                max={creatorCardLimits.engagement}
                step={0.1}
                value={item.engagement}
                onValueChange={(engagement) => set({ ...item, engagement })}
              />
            </Field>
            <Field
              label={platformLabels.audience}
              hint={platformLabels.audienceHint}
              error={problemOf(`platforms.${index}.audience`)}
              className="sm:col-span-3"
            >
              <Input
                maxLength={creatorCardLimits.audience}
                value={item.audience}
                onChange={(event) => set({ ...item, audience: event.target.value })}
              />
            </Field>
          </div>
        )}
      </RowList>
    </Section>
  );
}
