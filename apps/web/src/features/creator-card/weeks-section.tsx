import type { OwnCreatorCard } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { Switch } from '@paidang/ui/switch';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { labels } from '#labels/creator-card';
import { dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { Section } from '../../shared/page/section';
import type { CardFormState } from './card-form';

const weekLabels = labels.weeks;

export interface WeeksSectionProps {
  state: CardFormState;
  /** Saved availability of the coming weeks. */
  weeks: OwnCreatorCard['weeks'];
}

/** Availability of the coming weeks: a press toggles one. */
export function WeeksSection({ state: { form, change }, weeks }: WeeksSectionProps) {
  const today = dayOf(useNow());
  const marked = form.marked_weeks;
  const turn = (week: string, isFree: boolean) =>
    change({ marked_weeks: [...marked.filter((one) => one.week !== week), { week, is_free: isFree }] });
  return (
    <Section title={weekLabels.title} hint={weekLabels.hint}>
      <Switch
        label={weekLabels.show}
        checked={form.shows_weeks}
        onCheckedChange={(shows_weeks) => change({ shows_weeks })}
      />
      {form.shows_weeks ? (
        <div className="mt-4 grid grid-cols-4 gap-1.5 rounded-tight bg-film p-3 lg:grid-cols-8">
          {weeks.map(({ week, is_free }) => {
            const isFree = marked.find((one) => one.week === week)?.is_free ?? is_free;
            return (
              <button
                key={week}
                type="button"
                className={cn(
                  'min-h-16 rounded-tight px-2 py-2 text-left text-12 forced-colors:border',
                  isFree ? 'bg-film-lit text-[#18181e]' : 'bg-(--pd-film-cell) text-(--pd-film-ink)',
                )}
                onClick={() => turn(week, !isFree)}
              >
                <span className="block font-mono">
                  {shortDay(week, today)}
                  <VisuallyHidden>{weekLabels.week}</VisuallyHidden>
                </span>
                <span className="block font-medium">{isFree ? weekLabels.free : weekLabels.taken}</span>
              </button>
            );
          })}
        </div>
      ) : null}
    </Section>
  );
}
