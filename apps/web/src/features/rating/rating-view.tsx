import type { OwnRating as OwnRatingData, Ratings, ReceivedRating as Received } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rating';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { personName } from '../../shared/people';
import { useTitleOf } from '../../stores/page-subject';
import { OwnRating } from './own-rating';
import { RatingAnswers } from './rating-answers';

export interface RatingViewProps {
  ratings: Ratings;
  onRatings: (ratings: Ratings) => Promise<unknown>;
  onOutdated: () => Promise<unknown>;
}

/** Mutual rating after a task: the questionnaires, and the answers of both sides. */
export function RatingView({ ratings, onRatings, onOutdated }: RatingViewProps) {
  const { project, task, closes_at: closesAt, own, received } = ratings;
  const now = useNow();
  useTitleOf(project.name);
  const other = personName(ratings.other);
  const end = closesAt ? new Date(closesAt) : null;
  const until = end ? longDay(dayOf(end), dayOf(now)) : '';
  const isOpen = end !== null && now < end;
  const copartner = own.find(({ type }) => type === 'copartner');
  const website = own.find(({ type }) => type === 'website');
  const shared = { task: task.uuid, other, until, onRatings, onOutdated };
  const isRating = copartner?.status === 'open';
  return (
    <>
      <PageHead
        title={labels.title}
        lead={end ? (isOpen ? labels.lead(other, until) : labels.over(other)) : null}
        path={
          <Breadcrumb
            label={labels.path}
            items={[
              { label: labels.projects, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              { label: labels.title },
            ]}
            renderLink={renderLink}
          />
        }
      />
      {end && copartner && website ? (
        <div className={cn('mt-8 grid gap-x-14 gap-y-10', isRating ? 'max-w-(--page-text)' : 'lg:grid-cols-2')}>
          <Part title={isRating ? titleOf(copartner, other) : labels.mine(other)} place={isRating ? 0 : null}>
            <OwnRating {...shared} rating={copartner} />
          </Part>
          {isRating ? null : (
            <>
              <Part title={labels.theirs(other)}>
                <ReceivedRating other={other} until={until} received={received} />
              </Part>
              <Part title={titleOf(website, other)} place={website.status === 'open' ? 1 : null}>
                <OwnRating {...shared} rating={website} />
              </Part>
            </>
          )}
        </div>
      ) : (
        <EmptyState
          drawing="paper"
          title={labels.notYet}
          description={labels.notYetHint}
          titleAs="h2"
          className="py-20"
          action={
            <Button asChild>
              <Link to={paths.projectProgress(project.uuid, task.index)}>{labels.toProject}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}

const titleOf = ({ type }: OwnRatingData, other: string): string => labels.questionnaires[type].title(other);

interface PartProps {
  title: string;
  /** Position of the questionnaire while they are being filled in. */
  place?: number | null;
  children: ReactNode;
}

function Part({ title, place = null, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-5">
      <h2 id={id} className="mb-5 flex items-baseline gap-2 text-18 font-strong">
        {title}
        {place === null ? null : (
          <span className="text-13 font-regular text-ink-3 tabular-nums">{labels.place(place + 1, 2)}</span>
        )}
      </h2>
      {children}
    </section>
  );
}

interface ReceivedRatingProps {
  other: string;
  /** Latest publication date, as text. */
  until: string;
  received: Received;
}

/** The other side's answers, or why they are not visible. */
function ReceivedRating({ other, until, received: { status, pages, answers } }: ReceivedRatingProps) {
  if (status === 'sent' && answers) return <RatingAnswers pages={pages} answers={answers} />;
  if (status === 'skipped' || status === 'missing')
    return <p className="text-ink-2">{labels.received[status](other)}</p>;
  return (
    <>
      <p className="font-medium">{labels.hiddenTitle}</p>
      <p className="mt-1 text-14 text-ink-2 text-pretty">{labels.hidden(other, until)}</p>
    </>
  );
}
