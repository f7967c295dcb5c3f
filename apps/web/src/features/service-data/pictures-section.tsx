import { labels } from '#labels/service-data';
import { Section } from '../../shared/page/section';
import { paperWords } from '../../shared/service-data';
import { PictureSlot } from './picture-slot';
import type { PictureActions } from './use-picture-slot';
import type { ServiceDataForm } from './use-service-data-form';

export interface PicturesSectionProps {
  form: ServiceDataForm;
  actions: PictureActions;
}

/** Pictures of identity documents. The picture of the bank book is in the account section. */
export function PicturesSection({ form, actions }: PicturesSectionProps) {
  const words = paperWords(form.fields);
  const hasUnion = form.fields.is_union_insured || form.pictures.some(({ kind }) => kind === 'union_image');
  const slots = [
    { kind: 'id_front_image', title: words.front },
    { kind: 'id_back_image', title: words.back },
    ...(hasUnion ? [{ kind: 'union_image', title: labels.parts.union_image } as const] : []),
  ] as const;
  return (
    <Section title={words.pictures} hint={labels.pictures.hint}>
      <div className="grid max-w-[560px] gap-x-4 gap-y-5 sm:grid-cols-2">
        {slots.map((slot) => (
          <PictureSlot key={slot.kind} {...slot} hint={labels.pictures.advice} form={form} actions={actions} />
        ))}
      </div>
    </Section>
  );
}
