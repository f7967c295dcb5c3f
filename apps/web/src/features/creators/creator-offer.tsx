import type { CreatorCard, VendorCreatorCard } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Check, CircleCheck, Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { facts, labels, card as words } from '#labels/creators';
import { answerText, deliverableTitle, feeText } from '../../shared/creators/facts';
import { WeekMini } from '../../shared/creators/week-mini';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { useComparedCreators } from '../../stores/compared-creators';
import { InviteCreator } from './invite-creator';
import { SaveCreator } from './save-creator';

const box = 'grid gap-4 rounded-card border border-line bg-surface p-6 shadow-2';

/** Fees and availability of a creator, with a vendor's actions. */
export function VendorOffer({ creator }: { creator: VendorCreatorCard }) {
  const { chosen, toggle } = useComparedCreators();
  const isCompared = chosen.some(({ uuid }) => uuid === creator.uuid);
  return (
    <aside className="@4xl:sticky @4xl:top-20">
      <div className={box}>
        <Price creator={creator} />
        <InviteCreator creator={creator} size="lg" className="w-full" disabled={!creator.is_open} />
        <div className="grid grid-cols-2 gap-2">
          <SaveCreator creator={creator} look="button" />
          <Button
            aria-pressed={isCompared}
            icon={
              isCompared ? (
                <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            onClick={() => toggle(creator)}
          >
            {isCompared ? labels.compare.added : labels.compare.title}
          </Button>
        </div>
        <p className="text-12 text-ink-3 text-pretty">
          {creator.is_open
            ? `${creator.answer_hours === null ? '' : `${answerText(creator.answer_hours)}。`}${words.answer}`
            : words.closedNow}
        </p>
      </div>
      <Facts creator={creator}>
        {creator.together > 0 ? (
          <li className="flex items-center gap-2">
            <Users size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span>
              {words.together(creator.together)}
              <Link to={paths.projectList} className="underline decoration-line-strong underline-offset-3">
                {words.seeProjects}
              </Link>
            </span>
          </li>
        ) : null}
      </Facts>
    </aside>
  );
}

/** The same for visitors without an account, with an explanation of how to invite. */
export function GuestOffer({ creator }: { creator: CreatorCard }) {
  return (
    <aside className="@4xl:sticky @4xl:top-20">
      <div className={box}>
        <Price creator={creator} />
        <div>
          <b className="font-strong">{words.guest}</b>
          <p className="text-13 text-ink-2 text-pretty">{words.guestText}</p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button asChild variant="ink">
            <Link to={paths.login}>{words.guestAction}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.register}>{words.register}</Link>
          </Button>
        </div>
      </div>
      <Facts creator={creator} />
    </aside>
  );
}

/** The owner's view of their card, with a link to edit it. */
export function OwnerOffer({ creator }: { creator: CreatorCard }) {
  return (
    <aside className="@4xl:sticky @4xl:top-20">
      <div className={box}>
        <Price creator={creator} />
        <p className="text-13 text-ink-2">{words.own}</p>
        <Button asChild>
          <Link to={paths.profile('card')}>{words.edit}</Link>
        </Button>
      </div>
      <Facts creator={creator} />
    </aside>
  );
}

function Price({ creator: { fees, weeks } }: { creator: CreatorCard }) {
  const today = dayOf(useNow());
  const [fee] = fees;
  return (
    <>
      {fee ? (
        <dl>
          <dt className="text-ink-2">{facts.ofOne(deliverableTitle(fee.type))}</dt>
          <dd className="text-22 font-medium tracking-tight whitespace-nowrap tabular-nums @sm:text-28">
            {feeText(fee)}
            <small className="ml-1 text-13 font-regular text-ink-2">{facts.currency}</small>
          </dd>
        </dl>
      ) : (
        <p className="text-ink-2">{words.noFee}</p>
      )}
      {weeks ? (
        <div className="border-t border-line pt-4">
          <WeekMini weeks={weeks} today={today} />
        </div>
      ) : null}
    </>
  );
}

function Facts({ creator, children }: { creator: CreatorCard; children?: React.ReactNode }) {
  return (
    <ul className="grid gap-2 pt-4 text-13 text-ink-2">
      {creator.closed_projects ? (
        <li className="flex items-center gap-2">
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
          {words.closedProjects(creator.closed_projects)}
        </li>
      ) : null}
      {children}
    </ul>
  );
}
