import { fileExtension } from '@paidang/contract/rules';
import { FileArchive, FileHeadphone, FileSpreadsheet, FileText } from 'lucide-react';

const icons: Record<string, typeof FileText> = {
  zip: FileArchive,
  rar: FileArchive,
  xlsx: FileSpreadsheet,
  mp3: FileHeadphone,
};

export function FileIcon({ name, size = 20 }: { name: string; size?: 16 | 20 }) {
  const Icon = icons[fileExtension(name)] ?? FileText;
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
