import { cardParts, cardPartTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { labels } from '#labels/creator-card';
import { Section } from '../../shared/page/section';
import type { CardFormState } from './card-form';

const publicPartLabels = labels.publicParts;

/** Which parts of a public card people without an account see. */
export function PublicPartsSection({ state: { form, change } }: { state: CardFormState }) {
  return (
    <Section title={publicPartLabels.title} hint={publicPartLabels.hint}>
      <fieldset aria-label={publicPartLabels.label} className="grid max-w-[560px] gap-1.5 sm:grid-cols-2">
        {cardParts.map((part) => (
          <Checkbox
            key={part}
            label={cardPartTitles[part]}
            checked={form.public_parts.includes(part)}
            onCheckedChange={(checked) =>
              change({
                public_parts: cardParts.filter((one) =>
                  one === part ? checked === true : form.public_parts.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
    </Section>
  );
}
