import { functionCodes } from '@paidang/contract/vocabulary';
import { ClosingScript } from '../closing-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { coffeeBrief } from '../texts/briefs';
import { coffeeCopy } from '../texts/copies';
import { mountainCoffee } from '../texts/outlines';
import { cloudBrew } from '../texts/scripts';
import { VideoScript } from '../video-script';
import { VideoStory } from '../video-story';

/** A closed project. */
export async function mountainBrew(stage: Stage): Promise<void> {
  const { chen, walk } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '露營手沖｜山上的第一杯',
    product: '掛耳與手沖組',
    vendor: chen,
    createdAt: ago(70, '09:00'),
    from: -69,
    to: -3,
    tasks: [
      {
        type: 'video',
        title: '雲海手沖影片',
        platforms: ['YouTube'],
        creator: walk,
        fee: 60_000,
        frames: { [functionCodes.brief]: 'coffee.jpg', [functionCodes.outline]: 'camp.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, chen, walk);
  script.prepare(69, coffeeBrief, {
    outline: [-61, -59],
    draft: [-54, -52],
    video: [-50, -45, -43, -41, -40],
    copywriting: [-40, -38],
    works_upload: [-34],
  });
  script.send(ago(62, '10:00'), mountainCoffee);
  script.accept(ago(61, '10:00'));
  const film = new VideoStory(stage, task, chen, walk);
  await film.send(ago(55, '10:00'), cloudBrew);
  film.accept(ago(54, '10:00'));
  const cloud = new VideoScript(stage, task, chen, walk);
  cloud.sendLink(ago(46, '10:00'), 'https://drive.google.com/file/d/1-paidang-cloud-brew/view', 420);
  cloud.accept(ago(44, '10:00'));
  script.copy(ago(40, '10:00'), 'YouTube', coffeeCopy);
  script.acceptCopy(ago(39, '10:00'), 'YouTube');
  script.work(ago(35, '10:00'), 'YouTube', {
    url: 'https://youtu.be/first-cup',
    since: ago(36, '19:30'),
    text: '本影片與霧丘咖啡合作\n清晨五點半，帳篷外是雲海。第一杯給自己，第二杯給隔壁帳的陌生人。\n豆子：單一產區，中淺焙。#霧丘咖啡 #山上的第一杯',
  });
  script.passWork(ago(34, '10:00'), 'YouTube');
  const closing = new ClosingScript(stage, task, chen, walk);
  closing.provide(ago(12, '10:00'), 'YouTube', {
    figures: { yt_final_total_views: 64_310, yt_first_week_mission_views: 38_720, likes: 4120, comments: 386 },
  });
  closing.open(ago(11, '10:00'), 'YouTube');
  closing.accept(ago(3, '10:00'), 'YouTube');
}
