import type { ChannelPreference, NotificationPreferences } from '@paidang/contract/entities';
import type { NotificationKind } from '@paidang/contract/notifications';
import { Checkbox } from '@paidang/ui/checkbox';
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

const words = labels.channels;
const kinds = Object.keys(words.kinds) as NotificationKind[];
const channels = ['email', 'line'] as const satisfies (keyof ChannelPreference)[];

export interface ChannelSectionProps {
  preferences: NotificationPreferences;
  isBound: boolean;
  onChange: (preferences: NotificationPreferences) => void;
}

/** Which kind of notification comes by which channel. */
export function ChannelSection({ preferences, isBound, onChange }: ChannelSectionProps) {
  const set = (kind: NotificationKind, channel: keyof ChannelPreference, isOn: boolean) =>
    onChange({ ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } });
  return (
    <Section title={words.title} hint={isBound ? words.hint : `${words.hint}${words.needsBinding}`}>
      <Table cards={false}>
        <TableCaption visuallyHidden>{words.title}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="pl-0">{words.kind}</TableHeader>
            {(['site', ...channels] as const).map((channel) => (
              <TableHeader key={channel} className="w-16 text-center">
                {words[channel]}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind}>
              <TableRowHeader className="pl-0">
                {words.kinds[kind].name}
                <span className="block text-13 font-normal text-ink-2">{words.kinds[kind].hint}</span>
              </TableRowHeader>
              <TableCell>
                <Check role="img" aria-label={words.always} size={16} className="mx-auto text-ink-3" />
              </TableCell>
              {channels.map((channel) => (
                <TableCell key={channel}>
                  <Checkbox
                    aria-label={words.on(words[channel], words.kinds[kind].name)}
                    className="mx-auto"
                    checked={preferences[kind][channel]}
                    onCheckedChange={(isOn) => set(kind, channel, isOn === true)}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
