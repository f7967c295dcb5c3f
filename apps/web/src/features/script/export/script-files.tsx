import type { ScriptType, VersionSummary } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { FileText, FileType, Replace } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { exportScript, type FileFormat } from '../../../data/script-files';
import { saveFile } from '../../../shared/save-file';
import { labels } from '../labels';

export interface ScriptFilesProps {
  sheet: {
    task: { uuid: string; index: number };
    script_type: ScriptType;
    versions: readonly VersionSummary[];
    allowed: readonly string[];
  };
}

const words = labels.file;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const formats: readonly { format: FileFormat; Icon: typeof FileText }[] = [
  { format: 'docx', Icon: FileText },
  { format: 'pdf', Icon: FileType },
];

/** The version on the paper as a file, and the way to another form while nothing was sent. */
export function ScriptFiles({ sheet: { task, script_type, versions, allowed } }: ScriptFilesProps) {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const latest = versions.at(-1)?.number;
  const version = versions.find(({ number }) => String(number) === search.get('v'))?.number ?? latest;

  const keep = async (format: FileFormat) => {
    if (!version || busy) return;
    setBusy(format);
    const file = await exportScript(task.uuid, script_type, version, format).catch(() => null);
    if (file) saveFile(file);
    setBusy(null);
  };

  return (
    <div className="mt-auto grid justify-items-start gap-1 pt-6">
      {version
        ? formats.map(({ format, Icon }) => (
            <Button
              key={format}
              size="sm"
              variant="ghost"
              className="-ml-3"
              busy={busy === format}
              icon={<Icon {...icon} />}
              onClick={() => void keep(format)}
            >
              {words[format](version)}
            </Button>
          ))
        : null}
      {versions.length === 0 && allowed.includes('save_draft') ? (
        <Button asChild size="sm" variant="ghost" className="-ml-3">
          <Link to={paths.draftType(task.uuid, { index: task.index })}>
            <Replace {...icon} />
            {words.change}
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
