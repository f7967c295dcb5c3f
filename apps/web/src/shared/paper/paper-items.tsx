import type { ExportFormat } from '@paidang/contract/calls';
import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { FileText, FileType, Printer } from 'lucide-react';
import { labels } from '#labels/paper';
import { keepFile } from './keep-file';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = { docx: FileText, pdf: FileType } as const satisfies Record<ExportFormat, unknown>;

export interface PaperItemsProps {
  /** What the file contains, for its label: v3. */
  of: string;
  /** Writes the file. Without it, no downloads are offered. */
  file?: ((format: ExportFormat) => Promise<File>) | undefined;
  /** Formats to offer. @default Word and PDF */
  formats?: readonly ExportFormat[] | undefined;
  /** Whether to offer printing. @default true */
  mayPrint?: boolean;
}

/** Menu items that download or print what is on the page. */
export function PaperItems({ of, file, formats = ['docx', 'pdf'], mayPrint = true }: PaperItemsProps) {
  return (
    <>
      {file
        ? formats.map((format) => {
            const Icon = icons[format];
            return (
              <DropdownMenuItem key={format} icon={<Icon {...icon} />} onSelect={() => void keepFile(file(format))}>
                {labels[format](of)}
              </DropdownMenuItem>
            );
          })
        : null}
      {mayPrint ? (
        <DropdownMenuItem icon={<Printer {...icon} />} onSelect={() => window.print()}>
          {labels.print}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
