import type { GuestDoor, GuestPost, GuestReview } from '@paidang/contract/entities';
import { createFilmClock } from '@paidang/film';
import { Spinner } from '@paidang/ui/spinner';
import { type ComponentType, useEffect, useState } from 'react';
import { labels } from '#labels/guest-review';
import { ApiError } from '../../data/errors';
import {
  type GuestWords,
  orderGuestCopy,
  useGuestComments,
  useGuestDoor,
  useGuestReview,
} from '../../data/guest-review';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { Logo } from '../../shared/logo';
import { NoticePage } from '../../shared/notice-page';
import { useTitleOf } from '../../stores/page-subject';
import { showToast } from '../../stores/toasts';
import { CopyDownload } from './copy-download';
import { Door } from './door';
import { GuestComments } from './guest-comments';
import { GuestStage } from './guest-stage';

const keyOf = (token: string): string => `paidang-guest:${token}`;

/** The pass this browser holds for a link, so that a returning guest is recognised. */
export const readPass = (token: string): string | null => localStorage.getItem(keyOf(token));

export const keepPass = (token: string, pass: string): void => localStorage.setItem(keyOf(token), pass);

const forgetPass = (token: string): void => localStorage.removeItem(keyOf(token));

const words = labels.page;

export interface GuestPostProps {
  post: GuestPost;
  /** Title of the link. */
  title: string;
}

export interface GuestReviewPageProps {
  token: string;
  /** Renders copy as it will be published. */
  Post: ComponentType<GuestPostProps>;
}

/** Page of a guest link: asks for a name, then shows the film or copy, or explains why neither is available. */
export function GuestReviewPage({ token, Post }: GuestReviewPageProps) {
  const door = useGuestDoor(token);
  const [pass, setPass] = useState(() => readPass(token));
  const { data: review, error, refresh, keep } = useGuestReview(pass);
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  const sendComment = useGuestComments();
  const { refresh: refreshDoor } = door;
  useEffect(() => {
    // Reload the entry form's data, which states the reason; on 404 the pass is no longer known, so forget it.
    if (!isRefused) return;
    void refreshDoor();
    if (error.status !== 404) return;
    forgetPass(token);
    setPass(null);
  }, [isRefused, refreshDoor, error, token]);

  if (door.error instanceof ApiError && door.error.status === 404) return <Closed because="unknown" />;
  if (door.data && door.data.state !== 'open') return <Closed because={door.data.state} />;
  if (!door.data && door.error) return <LoadFailure onRetry={() => void refreshDoor()} />;
  if (!door.data || (pass && !review && !error)) return <Checking />;
  if (!pass) {
    return (
      <Door
        token={token}
        door={door.data}
        onEnter={(entered) => {
          keepPass(token, entered.pass);
          setPass(entered.pass);
        }}
      />
    );
  }
  if (!review) return <LoadFailure onRetry={() => void refresh()} />;
  const send = async (said: GuestWords) => {
    await keep(await sendComment(pass, said));
    showToast({ title: labels.comments.sent, tone: 'success' });
  };
  const order = async () => keep(await orderGuestCopy(pass));
  return <Review review={review} onRefused={refresh} onSend={send} onOrder={order} Post={Post} />;
}

const Checking = () => (
  <NoticePage title={labels.checking} actions={<Spinner />}>
    {null}
  </NoticePage>
);

function Closed({ because }: { because: Exclude<GuestDoor['state'], 'open'> | 'unknown' }) {
  const { closed } = labels;
  return (
    <NoticePage title={closed[because]}>
      <p>{because === 'unknown' ? closed.check : closed.ask}</p>
    </NoticePage>
  );
}

interface ReviewProps extends Pick<GuestReviewPageProps, 'Post'> {
  review: GuestReview;
  onRefused: () => Promise<unknown>;
  onSend: (words: GuestWords) => Promise<void>;
  onOrder: () => Promise<unknown>;
}

function Review({ review, onRefused, onSend, onOrder, Post }: ReviewProps) {
  const [clock] = useState(createFilmClock);
  const today = dayOf(useNow());
  const { title, name, version, expires_at: until, film, post } = review;
  useTitleOf(title);
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-4 py-3 lg:px-6">
        <Logo className="self-center text-[18px] max-sm:sr-only" />
        <h1 className="min-w-0 text-18 font-strong wrap-anywhere">{title}</h1>
        <p className="text-13 text-ink-3">
          {[words.version(version), words.asGuest(name), words.until(longDay(dayOf(new Date(until)), today))].join(
            '・',
          )}
        </p>
        {review.copy ? <CopyDownload copy={review.copy} onOrder={onOrder} /> : null}
      </header>
      <main id="main" className="flex min-h-0 flex-1 flex-col lg:flex-row">
        {film ? (
          <div className="flex min-h-0 min-w-0 flex-1 flex-col max-lg:sticky max-lg:top-0 max-lg:z-10 lg:p-6">
            <GuestStage review={review} film={film} clock={clock} onRefused={onRefused} />
          </div>
        ) : null}
        {post ? (
          <section aria-label={labels.post.region} className="min-h-0 min-w-0 flex-1 lg:overflow-y-auto">
            <div className="mx-auto max-w-[600px]">
              <Post post={post} title={title} />
            </div>
          </section>
        ) : null}
        <GuestComments review={review} {...(film ? { position: clock.now } : {})} onGoTo={clock.goTo} onSend={onSend} />
      </main>
    </div>
  );
}
