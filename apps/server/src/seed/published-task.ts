import { functionCodes } from '@paidang/contract/vocabulary';
import type { CurrentUser } from '../modules/users';
import { ClosingScript } from './closing-script';
import type { Stage } from './stage';
import { TaskScript } from './task-script';
import type { BriefText } from './texts/briefs';
import { VideoScript } from './video-script';

export interface PublishedPost {
  readonly url: string;
  /** The agreed and published text. */
  readonly lines: readonly string[];
}

export interface PublishedTask {
  readonly name: string;
  readonly product: string;
  readonly vendor: CurrentUser;
  readonly creator: CurrentUser;
  readonly title: string;
  readonly fee: number;
  readonly frame: string;
  readonly brief: Partial<BriefText> & Pick<BriefText, 'deliverables'>;
  /** The vendor's standard brief. */
  readonly basedOn: BriefText;
  /** Number of days since publication. */
  readonly published: number;
  /** By platform. */
  readonly posts: Readonly<Record<string, PublishedPost>>;
}

/** A project with one short video, without outline and script, whose posts are online. */
export async function publishShortVideo(stage: Stage, plan: PublishedTask): Promise<ClosingScript> {
  const { name, product, vendor, creator, title, fee, frame, published, posts } = plan;
  const { ago } = stage.calendar;
  const begun = published + 25;
  const platforms = Object.keys(posts);
  const brief: BriefText = {
    ...plan.basedOn,
    product,
    skipped_steps: [functionCodes.outline, functionCodes.scriptPages],
    ...plan.brief,
  };
  const [task = ''] = await stage.project({
    name,
    product,
    vendor,
    createdAt: ago(begun, '09:30'),
    from: -begun,
    to: 20 - published,
    tasks: [{ type: 'short_video', title, platforms, creator, fee, frames: { [functionCodes.brief]: frame } }],
  });
  const script = new TaskScript(stage, task, vendor, creator);
  script.prepare(begun - 1, brief, {
    video: [-published - 18, -published - 14, -published - 12, -published - 10, -published - 8],
    copywriting: [-published - 6, -published - 4],
    works_upload: [-published],
  });
  const film = new VideoScript(stage, task, vendor, creator);
  film.sendLink(ago(published + 14, '21:00'), `https://drive.google.com/file/d/1-${task}/view`, 45);
  for (const [index, asked] of [...brief.must_say, ...(brief.must_show ?? [])].entries()) {
    film.meets(ago(published + 12, '10:12'), 'vendor', asked, 12 + 8 * index);
  }
  film.accept(ago(published + 12, '10:20'));
  for (const [platform, { url, lines }] of Object.entries(posts)) {
    const text = lines.map((line) => `<p>${line}</p>`).join('');
    script.copy(ago(published + 7, '20:10'), platform, { mode: 'post', text });
    script.acceptCopy(ago(published + 5, '11:30'), platform);
    script.work(ago(published, '20:20'), platform, { url, since: ago(published, '20:00'), text: lines.join('\n\n') });
    script.passWork(ago(published - 1, '10:05'), platform);
  }
  return new ClosingScript(stage, task, vendor, creator);
}
