import type { OwnCreatorCard } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { type FormEvent, useRef } from 'react';
import { labels } from '#labels/creator-card';
import { useOwnCard } from '../../data/creator-card';
import { RestoredNote } from '../../shared/kept-form/kept-form';
import { LoadFailure } from '../../shared/load-failure';
import { nothingToSave } from '../../shared/nothing-to-save';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { AboutSection } from './about-section';
import { useCardForm } from './card-form';
import { CardPreview } from './card-preview';
import { FeesSection } from './fees-section';
import { PlatformsSection } from './platforms-section';
import { PublicPartsSection } from './public-parts-section';
import { TopicsSection } from './topics-section';
import { VisibilitySection } from './visibility-section';
import { WeeksSection } from './weeks-section';
import { WorksSection } from './works-section';

/** A creator's card: its content, and who sees it. */
export default function CardTab() {
  const own = useOwnCard();
  if (own.card) return <CardSettings card={own.card} own={own} />;
  if (own.error) return <LoadFailure onRetry={() => void own.refresh()} />;
  return (
    <div role="status" aria-label={labels.loading} className="grid gap-8">
      <Skeleton shape="block" className="h-32" />
      <Skeleton shape="block" className="h-64" />
    </div>
  );
}

function CardSettings({ card, own }: { card: OwnCreatorCard; own: ReturnType<typeof useOwnCard> }) {
  const state = useCardForm(card, own.save);
  const { changed, busy, failure, isOutdated, isRestored, undo } = state;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return nothingToSave();
    await state.submit();
    focusInvalid();
  };

  return (
    <>
      <VisibilitySection card={card} own={own} isUnsaved={changed} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] border-t border-line pt-8"
      >
        <RestoredNote isRestored={isRestored} onStartOver={undo} className="mb-6" />
        <AboutSection state={state} />
        <TopicsSection state={state} />
        <PlatformsSection state={state} />
        <FeesSection state={state} />
        <WeeksSection state={state} weeks={card.weeks} />
        <WorksSection state={state} />
        <PublicPartsSection state={state} />
        <div className="sticky bottom-0 z-(--pd-z-sticky) grid gap-3 border-t border-line bg-paper py-4 lg:pl-[288px]">
          <div aria-live="assertive" className="empty:hidden">
            {failure ? (
              <Callout
                tone="danger"
                action={
                  isOutdated ? (
                    <Button size="sm" onClick={() => window.location.reload()}>
                      {labels.reload}
                    </Button>
                  ) : null
                }
              >
                {failure}
              </Callout>
            ) : null}
          </div>
          <div className="flex gap-2">
            <Button type="submit" variant="ink" off={!changed} busy={busy}>
              {labels.save}
            </Button>
            {changed ? (
              <Button variant="ghost" onClick={undo}>
                {labels.cancel}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
      <CardPreview revision={card.revision} level={card.level} />
    </>
  );
}
