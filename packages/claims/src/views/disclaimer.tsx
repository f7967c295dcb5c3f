import type { ClaimsLabels } from '../labels';

interface DisclaimerProps {
  rulesDate: string;
  labels: ClaimsLabels;
}

/** States that the check is no legal advice, and the date of its rules; the date does not break at its hyphens. */
export function Disclaimer({ rulesDate, labels }: DisclaimerProps) {
  const words = labels.disclaimer(rulesDate);
  const at = rulesDate === '' ? -1 : words.indexOf(rulesDate);
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <time dateTime={rulesDate} className="pdl:whitespace-nowrap">
        {rulesDate}
      </time>
      {words.slice(at + rulesDate.length)}
    </>
  );
}
