import type { CardPlatform } from '@paidang/contract/entities';
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
import { facts, card as words } from '#labels/creators';
import { shortNumber } from '../creators/facts';
import { type Day, shortDay } from '../dates/taipei';
import { PlaceLink } from '../links';
import { CardSection } from './card-section';

const columns = words.platformColumns;
const figure = (value: number | null) => (value === null ? facts.none : shortNumber(value));

/** Audience per platform as reported by the creator, with the date of the report. */
export function CardPlatforms({ platforms, today }: { platforms: readonly CardPlatform[]; today: Day }) {
  if (platforms.length === 0) return null;
  const hasAudience = platforms.some(({ audience }) => audience);
  return (
    <CardSection title={words.platforms} hint={facts.selfReported}>
      <TableScroll label={words.platforms}>
        <Table cards={false} flush>
          <TableCaption visuallyHidden>{words.platforms}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{columns.platform}</TableHeader>
              <TableHeader align="end">{columns.followers}</TableHeader>
              <TableHeader align="end">{columns.views}</TableHeader>
              <TableHeader align="end">{columns.engagement}</TableHeader>
              {hasAudience ? <TableHeader className="pl-8">{columns.audience}</TableHeader> : null}
              <TableHeader align="end">{columns.day}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {platforms.map(({ platform, url, followers, views, engagement, audience, reported_on }) => (
              <TableRow key={platform} className="h-13">
                <TableRowHeader>
                  <PlaceLink
                    to={url}
                    isElsewhere
                    aria-label={words.open(platform)}
                    className="whitespace-nowrap underline decoration-line-strong underline-offset-3 hover:decoration-current"
                  >
                    {platform}
                  </PlaceLink>
                </TableRowHeader>
                <TableCell align="end" className="font-medium whitespace-nowrap">
                  {figure(followers)}
                </TableCell>
                <TableCell align="end" className="whitespace-nowrap">
                  {figure(views)}
                </TableCell>
                <TableCell align="end">{engagement === null ? facts.none : `${engagement}%`}</TableCell>
                {hasAudience ? <TableCell className="min-w-36 pl-8">{audience || facts.none}</TableCell> : null}
                <TableCell align="end" className="whitespace-nowrap text-ink-3">
                  {shortDay(reported_on, today)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
    </CardSection>
  );
}
