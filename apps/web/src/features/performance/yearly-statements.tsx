import { labels } from '#labels/performance';
import { yearlyIncomeFile } from '../../data/rewards';
import { YearFiles } from '../../shared/income-statement/year-files';
import { Section } from '../../shared/page/section';

/** Yearly payments to creators, which the vendor has to declare. */
export default function YearlyStatements() {
  return (
    <div className="mt-10 border-t border-line pt-8">
      <Section title={labels.years} hint={labels.yearsHint}>
        <YearFiles fileOf={yearlyIncomeFile} />
      </Section>
    </div>
  );
}
