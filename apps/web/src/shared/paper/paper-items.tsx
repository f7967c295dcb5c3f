import type { ExportFormat } from '@paidang/contract/calls';
import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { FileText, FileType, Printer } from 'lucide-react';
import { labels } from '#labels/paper';
import { keepFile } from './keep-file';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const formats = [
  { format: 'docx', Icon: FileText },
  { format: 'pdf', Icon: FileType },
] as const;

export interface PaperItemsProps {
  /** What the file is of: v3. */
  of: string;
  /** Writes it. Without it there is nothing to download. */
  file?: ((format: ExportFormat) => Promise<File>) | undefined;
  /** There is a paper to print. @default true */
  mayPrint?: boolean;
}

/** Items of a menu that keep what is on the page outside of the product. */
export function PaperItems({ of, file, mayPrint = true }: PaperItemsProps) {
  return (
    <>
      {file
        ? formats.map(({ format, Icon }) => (
            <DropdownMenuItem key={format} icon={<Icon {...icon} />} onSelect={() => void keepFile(file(format))}>
              {labels[format](of)}
            </DropdownMenuItem>
          ))
        : null}
      {mayPrint ? (
        <DropdownMenuItem icon={<Printer {...icon} />} onSelect={() => window.print()}>
          {labels.print}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
