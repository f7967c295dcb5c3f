import type { VendorCreatorCard } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { creatorLanguageTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { EmptyState } from '@paidang/ui/empty-state';
import { IconButton } from '@paidang/ui/icon-button';
import { Skeleton } from '@paidang/ui/skeleton';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@paidang/ui/table';
import { Link2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { facts, labels } from '#labels/creators';
import { useComparison } from '../../data/creators';
import { CreatorRating } from '../../shared/creators/creator-cells';
import {
  answerText,
  areaText,
  categoriesText,
  deliverableTitle,
  feeText,
  mostViewed,
  shortNumber,
  totalFollowers,
} from '../../shared/creators/facts';
import { WeekMini } from '../../shared/creators/week-mini';
import { type Day, dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { useAddressParams } from '../../shared/use-address-params';
import { showToast } from '../../stores/toasts';
import { InviteCreator } from './invite-creator';
import { SaveCreator } from './save-creator';

const compareLabels = labels.compare;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Up to four creators side by side; their ids are in the address. */
export function ComparePage() {
  const [address, setAddress] = useAddressParams();
  const asked = [...new Set((address.get('ids') ?? '').split(',').filter((id) => uuid.test(id)))];
  const ids = asked.slice(0, creatorCardLimits.compared);
  const { data, error, refresh } = useComparison(ids);
  const today = dayOf(useNow());
  // In the order of the address; data of the previous comparison may still be shown.
  const creators = ids.flatMap((id) => data?.find((creator) => creator.uuid === id) ?? []);
  const missing = data ? ids.length - creators.length : 0;
  const remove = (id: string) => setAddress(new URLSearchParams({ ids: ids.filter((one) => one !== id).join(',') }));
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    showToast({ title: compareLabels.copied, tone: 'success' });
  };
  return (
    <Page aria-busy={ids.length > 0 && !data && !error}>
      <PageHead
        title={compareLabels.page}
        path={
          <Breadcrumb
            label={compareLabels.back}
            items={[{ label: labels.title, href: paths.creators() }, { label: compareLabels.page }]}
            renderLink={renderLink}
          />
        }
        actions={
          creators.length > 0 ? (
            <Button
              size="sm"
              className="print:hidden"
              icon={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void copy().catch(reportError)}
            >
              {compareLabels.share}
            </Button>
          ) : null
        }
      />
      {missing > 0 ? <Callout className="mt-4">{compareLabels.missing(missing)}</Callout> : null}
      {creators.length > 0 ? (
        <Comparison creators={creators} today={today} onRemove={remove} />
      ) : error ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : ids.length > 0 && !data ? (
        <Skeleton shape="block" className="mt-6 h-120" />
      ) : (
        <EmptyState
          drawing="paper"
          title={compareLabels.emptyTitle}
          description={compareLabels.emptyText}
          titleAs="h2"
          className="py-20"
          action={
            <Button asChild>
              <Link to={paths.creators()}>{compareLabels.back}</Link>
            </Button>
          }
        />
      )}
    </Page>
  );
}

interface Line {
  name: string;
  of: (creator: VendorCreatorCard, today: Day) => ReactNode;
}

const none = <span className="text-ink-3">{facts.none}</span>;
const orNone = (text: string): ReactNode => text || none;

const lines: readonly Line[] = [
  {
    name: compareLabels.rows.followers,
    of: ({ platforms }) => {
      const all = totalFollowers(platforms);
      return all === null ? none : <b className="text-18 font-medium">{shortNumber(all)}</b>;
    },
  },
  {
    name: compareLabels.rows.platforms,
    of: ({ platforms }) =>
      platforms.map(({ platform, followers }) => (
        <span key={platform} className="flex justify-between gap-3 text-13">
          <span className="text-ink-3">{platform}</span>
          {followers === null ? facts.none : shortNumber(followers)}
        </span>
      )),
  },
  {
    name: compareLabels.rows.views,
    of: ({ platforms }) => {
      const most = mostViewed(platforms);
      return most?.views ? shortNumber(most.views) : none;
    },
  },
  {
    name: compareLabels.rows.fees,
    of: ({ fees }) =>
      fees.length === 0
        ? none
        : fees.map((fee) => (
            <span key={fee.type} className="flex justify-between gap-3 text-13 print:block">
              <span className="text-ink-3 print:block">{deliverableTitle(fee.type)}</span>
              {feeText(fee)}
            </span>
          )),
  },
  { name: compareLabels.rows.weeks, of: ({ weeks }, today) => <WeekMini weeks={weeks} today={today} /> },
  { name: compareLabels.rows.rating, of: (creator) => <CreatorRating creator={creator} /> },
  {
    name: compareLabels.rows.again,
    of: ({ ratings }) => (ratings ? compareLabels.willing(ratings.again.willing, ratings.count) : none),
  },
  { name: compareLabels.rows.answer, of: ({ answer_hours: hours }) => (hours === null ? none : answerText(hours)) },
  { name: compareLabels.rows.together, of: ({ together }) => compareLabels.times(together) },
  { name: compareLabels.rows.categories, of: ({ categories }) => orNone(categoriesText(categories)) },
  { name: compareLabels.rows.area, of: ({ area }) => (area ? areaText(area) : none) },
  {
    name: compareLabels.rows.languages,
    of: ({ languages }) => orNone(languages.map((language) => creatorLanguageTitles[language]).join(facts.list)),
  },
  { name: compareLabels.rows.declines, of: ({ declines }) => orNone(declines) },
];

interface ComparisonProps {
  creators: readonly VendorCreatorCard[];
  today: Day;
  onRemove: (creator: string) => void;
}

function Comparison({ creators, today, onRemove }: ComparisonProps) {
  return (
    <TableScroll label={compareLabels.caption} className="mt-6 print:overflow-visible">
      <Table cards={false} flush className="min-w-max table-fixed print:min-w-0">
        <TableCaption visuallyHidden>{compareLabels.caption}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="sticky left-0 z-1 w-24 bg-paper md:w-32 print:w-20">
              <span className="sr-only">{compareLabels.item}</span>
            </TableHeader>
            {creators.map((creator) => (
              <TableHeader key={creator.uuid} className="w-60 align-top print:w-auto">
                <div className="flex items-start justify-between gap-2 pb-3">
                  <Link to={paths.creator(creator.uuid)} className="flex min-w-0 items-center gap-3 text-ink">
                    <Avatar name={creator.name} src={creator.avatar} size={44} tone="creator" decorative />
                    <span className="min-w-0">
                      <b className="block truncate text-15">{creator.name}</b>
                      <span className="block truncate font-regular text-ink-2 print:whitespace-normal">
                        {creator.headline}
                      </span>
                    </span>
                  </Link>
                  <IconButton
                    size="sm"
                    className="print:hidden"
                    label={compareLabels.remove(creator.name)}
                    onClick={() => onRemove(creator.uuid)}
                  >
                    <X size={16} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                </div>
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ name, of }) => (
            <TableRow key={name}>
              <TableRowHeader className="sticky left-0 z-1 bg-paper align-top text-13 font-regular text-ink-2">
                {name}
              </TableRowHeader>
              {creators.map((creator) => (
                <TableCell key={creator.uuid} className="align-top wrap-anywhere tabular-nums">
                  {of(creator, today)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow className="print:hidden">
            <TableRowHeader className="sticky left-0 z-1 bg-paper">
              <span className="sr-only">{labels.invite.action}</span>
            </TableRowHeader>
            {creators.map((creator) => (
              <TableCell key={creator.uuid}>
                <span className="flex items-center gap-2">
                  <InviteCreator creator={creator} size="sm" disabled={!creator.is_open} />
                  <SaveCreator creator={creator} />
                </span>
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </TableScroll>
  );
}
