import type { AskMode, LineNotifySetting } from '@paidang/contract/entities';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { labels } from '#labels/notify-settings';
import { Section } from '../../shared/page/section';

const modes = Object.keys(labels.ask.modes) as AskMode[];

export interface AskSectionProps extends Pick<LineNotifySetting, 'ask'> {
  onChange: (ask: AskMode) => void;
}

/** Whether to notify the other side by LINE after a step. */
export function AskSection({ ask, onChange }: AskSectionProps) {
  const choose = (value: string) => {
    const mode = modes.find((one) => one === value);
    if (mode) onChange(mode);
  };
  return (
    <Section title={labels.ask.title}>
      <RadioGroup aria-label={labels.ask.title} orientation="vertical" value={ask} onValueChange={choose}>
        {modes.map((mode) => (
          <Radio
            key={mode}
            value={mode}
            label={
              <>
                {labels.ask.modes[mode].name}
                <span className="block text-13 text-ink-2">{labels.ask.modes[mode].hint}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
