import type { RemarksFormat } from '@paidang/contract/calls';
import type { VideoVersionSummary } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/review-files';
import { labels as tools } from '#labels/step-tools';
import { copyName } from '#labels/version-names';
import { remarksFile } from '../../data/version-files';
import { downloadAddress } from '../../data/videos';
import { keepFile, keepFrom } from '../../shared/paper/keep-file';

export interface ReviewFilesDialogProps {
  task: string;
  version: VideoVersionSummary;
  onClose: () => void;
}

const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;
const formats = Object.keys(labels.remarks) as RemarksFormat[];

/** Downloads of a film version and its comments. */
export default function ReviewFilesDialog({ task, version: { number, film }, onClose }: ReviewFilesDialogProps) {
  const file = remarksFile(task);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{tools.reviewFiles}</DialogTitle>
        <DialogDescription>{labels.text(copyName(number))}</DialogDescription>
        <ul className="mt-4 grid">
          {film.source === 'upload' && film.path ? (
            <Row {...labels.film}>
              <Button
                size="sm"
                icon={icon}
                aria-label={labels.download(labels.film.title)}
                onClick={() => void keepFrom(downloadAddress(task, number, 'film'))}
              >
                MP4
              </Button>
            </Row>
          ) : null}
          {film.has_original ? (
            <Row {...labels.original}>
              <Button
                size="sm"
                icon={icon}
                aria-label={labels.download(labels.original.title)}
                onClick={() => void keepFrom(downloadAddress(task, number, 'original'))}
              >
                {labels.originalKind(film.name)}
              </Button>
            </Row>
          ) : null}
          {formats.map((format) => (
            <Row key={format} {...labels.remarks[format]}>
              <Button
                size="sm"
                icon={icon}
                aria-label={labels.download(labels.remarks[format].title)}
                onClick={() => void keepFile(file(number, format))}
              >
                {format.toUpperCase()}
              </Button>
            </Row>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={onClose}>{labels.done}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface RowProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-ink-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
