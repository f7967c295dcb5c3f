import { neededPictures } from '@paidang/contract/rules';
import { labels } from '#labels/service-data';
import { Section } from '../../shared/page/section';
import { PictureSlot } from './picture-slot';
import { paperWords } from './service-data-words';
import type { PictureActions } from './use-picture-slot';
import type { ServiceDataForm } from './use-service-data-form';

export interface PicturesSectionProps {
  form: ServiceDataForm;
  actions: PictureActions;
}

/** Pictures of the papers that prove who somebody is. That of the bank book is with the account. */
export function PicturesSection({ form, actions }: PicturesSectionProps) {
  const words = paperWords(form.fields);
  const titles = { id_front_image: words.front, id_back_image: words.back, union_image: labels.parts.union_image };
  const isShown = (kind: string): kind is keyof typeof titles => kind in titles;
  const stored = form.pictures.map(({ kind }) => kind);
  const kinds = [...new Set([...neededPictures(form.fields), ...stored])].filter(isShown);
  return (
    <Section title={words.pictures} hint={labels.pictures.hint}>
      <div className="grid max-w-[560px] gap-x-4 gap-y-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <PictureSlot
            key={kind}
            kind={kind}
            title={titles[kind]}
            hint={labels.pictures.advice}
            form={form}
            actions={actions}
          />
        ))}
      </div>
    </Section>
  );
}
