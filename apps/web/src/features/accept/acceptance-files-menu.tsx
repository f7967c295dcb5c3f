import { labels } from '#labels/acceptance';
import { acceptanceFile } from '../../data/version-files';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';
import { PaperItems } from '../../shared/paper/paper-items';

/** Menu that downloads or prints the acceptance sheet. */
export default function AcceptanceFilesMenu({ task, ...layer }: { task: string } & MenuProps) {
  return (
    <AnchoredMenu label={labels.keep} {...layer}>
      <PaperItems of={labels.title} file={(format) => acceptanceFile(task, format)} />
    </AnchoredMenu>
  );
}
