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

const words = labels.channels;
const kinds = Object.keys(words.kinds) as NotificationKind[];
const mailOptions = (Object.keys(words.mailModes) as MailMode[]).map((value) => ({
  value,
  label: words.mailModes[value],
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
    <Section title={words.title} hint={isBound ? words.hint : `${words.hint}${words.needsBinding}`}>
      <Table cards={false}>
        <TableCaption visuallyHidden>{words.title}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="pl-0">{words.kind}</TableHeader>
            <TableHeader className="w-16 text-center max-sm:hidden">{words.site}</TableHeader>
            <TableHeader className="w-24 text-center">{words.email}</TableHeader>
            <TableHeader className="w-16 text-center">{words.line}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind}>
              <TableRowHeader className="pl-0">
                {words.kinds[kind].name}
                <span className="block text-13 font-normal text-ink-2">{words.kinds[kind].hint}</span>
              </TableRowHeader>
              <TableCell className="max-sm:hidden">
                <Check role="img" aria-label={words.always} size={16} className="mx-auto text-ink-3" />
              </TableCell>
              <TableCell>
                <Select
                  aria-label={words.on(words.email, words.kinds[kind].name)}
                  size="sm"
                  options={mailOptions}
                  value={preferences[kind].email}
                  onValueChange={(email) => set(kind, { email })}
                />
              </TableCell>
              <TableCell>
                <Checkbox
                  aria-label={words.on(words.line, words.kinds[kind].name)}
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
