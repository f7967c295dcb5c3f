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
  /** The version on the paper, `null` while nothing was sent. */
  version: number | null;
  versionName: (number: number) => string;
  /** Writes a version into a file. */
  file?: StepSource<never>['file'];
  /** What comments asked for and was confirmed up to a version, as a table. */
  changes?: ((version: number) => Promise<File>) | undefined;
  /** Which files there are. @default Word and PDF */
  formats?: PaperItemsProps['formats'];
  /** There is a paper to print. */
  mayPrint: boolean;
  /** Asks for a version's name. */
  onName?: ((version: number) => void) | undefined;
  /** Asks whether a version becomes the draft. */
  onTakeBack?: ((version: number) => void) | undefined;
  onArchive?: (() => void) | undefined;
  /** What this step alone offers. */
  tools?: readonly StepTool[] | undefined;
}

/** Something that is seldom done, of one kind of step. */
export interface StepTool {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

/** What is seldom done with a step. */
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
