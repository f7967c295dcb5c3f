import type { SummaryFormat } from '@paidang/contract/calls';
import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { labels } from '#labels/case-report';
import { summaryFile } from '../../../data/version-files';
import { AnchoredMenu } from '../../../shared/layers/anchored-menu';
import type { MenuProps } from '../../../shared/layers/press-menu';
import { keepFile } from '../../../shared/paper/keep-file';

const summaryLabels = labels.summary;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const formats: readonly { format: SummaryFormat; Icon: typeof FileText }[] = [
  { format: 'pdf', Icon: FileType },
  { format: 'xlsx', Icon: FileSpreadsheet },
  { format: 'csv', Icon: FileText },
];

/** Menu that downloads the summary as PDF or as a spreadsheet. */
export default function SummaryMenu({ task, ...layer }: { task: string } & MenuProps) {
  return (
    <AnchoredMenu label={summaryLabels.download} {...layer}>
      {formats.map(({ format, Icon }) => (
        <DropdownMenuItem
          key={format}
          icon={<Icon {...icon} />}
          onSelect={() => void keepFile(summaryFile(task, format))}
        >
          {summaryLabels.formats[format]}
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  );
}
