import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { Archive, FileDiff, Tag, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels as paperLabels } from '#labels/paper';
import { labels } from '#labels/step';
import { labels as versionLabels } from '#labels/versions';
import type { StepSource } from '../../data/step-source';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';
import { keepFile } from '../../shared/paper/keep-file';
import { PaperItems, type PaperItemsProps } from '../../shared/paper/paper-items';

export interface StepMenuProps {
  /** The displayed version; `null` until one was sent. */
  version: number | null;
  versionName: (number: number) => string;
  /** Exports a version to a file. */
  file?: StepSource<never>['file'];
  /** Exports the changes that were requested in comments and confirmed up to a version, as a table. */
  changes?: ((version: number) => Promise<File>) | undefined;
  /** Available file formats. @default Word and PDF */
  formats?: PaperItemsProps['formats'];
  /** Whether the page can be printed. */
  mayPrint: boolean;
  /** Opens the dialog that names a version. */
  onName?: ((version: number) => void) | undefined;
  /** Opens the dialog that copies a version into the draft. */
  onTakeBack?: ((version: number) => void) | undefined;
  onArchive?: (() => void) | undefined;
  /** Actions of this kind of step only. */
  tools?: readonly StepTool[] | undefined;
}

/** A rarely used action of one kind of step. */
export interface StepTool {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

/** Menu of rarely used actions of a step. */
export default function StepMenu({
  version,
  versionName,
  file,
  changes,
  formats,
  mayPrint,
  onName,
  onTakeBack,
  onArchive,
  tools = [],
  ...layer
}: StepMenuProps & MenuProps) {
  return (
    <AnchoredMenu label={labels.more} {...layer}>
      {version !== null && onName ? (
        <DropdownMenuItem
          icon={<Tag size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => onName(version)}
        >
          {versionLabels.naming.item(versionName(version))}
        </DropdownMenuItem>
      ) : null}
      {version !== null && onTakeBack ? (
        <DropdownMenuItem
          icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => onTakeBack(version)}
        >
          {versionLabels.takeBack.item(versionName(version))}
        </DropdownMenuItem>
      ) : null}
      {tools.map(({ label, icon, onSelect }) => (
        <DropdownMenuItem key={label} icon={icon} onSelect={onSelect}>
          {label}
        </DropdownMenuItem>
      ))}
      <PaperItems
        of={version === null ? '' : versionName(version)}
        file={file && version !== null ? (format) => file(version, format) : undefined}
        formats={formats}
        mayPrint={mayPrint}
      />
      {changes && version !== null && version > 1 ? (
        <DropdownMenuItem
          icon={<FileDiff size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => void keepFile(changes(version))}
        >
          {paperLabels.changes(versionName(version))}
        </DropdownMenuItem>
      ) : null}
      {onArchive ? (
        <DropdownMenuItem
          tone="danger"
          icon={<Archive size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={onArchive}
        >
          {labels.actions.archive}
        </DropdownMenuItem>
      ) : null}
    </AnchoredMenu>
  );
}
