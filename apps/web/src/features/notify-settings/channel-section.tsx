import type { ChannelPreference, MailMode, NotificationPreferences } from '@paidang/contract/entities';
import type { NotificationKind } from '@paidang/contract/notifications';
import { Checkbox } from '@paidang/ui/checkbox';
import { Select } from '@paidang/ui/select';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import { Check } from 'lucide-react';
import { labels } from '#labels/notify-settings';
import { Section } from '../../shared/page/section';

const channelLabels = labels.channels;
const kinds = Object.keys(channelLabels.kinds) as NotificationKind[];
const mailOptions = (Object.keys(channelLabels.mailModes) as MailMode[]).map((value) => ({
  value,
  label: channelLabels.mailModes[value],
}));

export interface ChannelSectionProps {
  preferences: NotificationPreferences;
  isBound: boolean;
  onChange: (preferences: NotificationPreferences) => void;
}

/** Channels for each kind of notification. */
export function ChannelSection({ preferences, isBound, onChange }: ChannelSectionProps) {
  const set = (kind: NotificationKind, change: Partial<ChannelPreference>) =>
    onChange({ ...preferences, [kind]: { ...preferences[kind], ...change } });
  return (
    <Section
      title={channelLabels.title}
      hint={isBound ? channelLabels.hint : `${channelLabels.hint}${channelLabels.needsBinding}`}
    >
      <Table cards={false}>
        <TableCaption visuallyHidden>{channelLabels.title}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="pl-0">{channelLabels.kind}</TableHeader>
            <TableHeader className="w-16 text-center max-sm:hidden">{channelLabels.site}</TableHeader>
            <TableHeader className="w-24 text-center">{channelLabels.email}</TableHeader>
            <TableHeader className="w-16 text-center">{channelLabels.line}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind}>
              <TableRowHeader className="pl-0">
                {channelLabels.kinds[kind].name}
                <span className="block text-13 font-normal text-ink-2">{channelLabels.kinds[kind].hint}</span>
              </TableRowHeader>
              <TableCell className="max-sm:hidden">
                <Check role="img" aria-label={channelLabels.always} size={16} className="mx-auto text-ink-3" />
              </TableCell>
              <TableCell>
                <Select
                  aria-label={channelLabels.on(channelLabels.email, channelLabels.kinds[kind].name)}
                  size="sm"
                  options={mailOptions}
                  value={preferences[kind].email}
                  onValueChange={(email) => set(kind, { email })}
                />
              </TableCell>
              <TableCell>
                <Checkbox
                  aria-label={channelLabels.on(channelLabels.line, channelLabels.kinds[kind].name)}
                  className="mx-auto"
                  checked={preferences[kind].line}
                  onCheckedChange={(isOn) => set(kind, { line: isOn === true })}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
