import { isCreator } from '@paidang/contract/vocabulary';
import { bindTestAccount } from '../modules/messaging';
import { readAllNotifications } from '../modules/notifications';
import { finishOnboarding } from '../modules/onboarding';
import { findUserByEmail } from '../modules/users';
import type { Database } from '../platform/database';
import type { Platform } from '../platform/platform';
import { isFirstToday } from '../platform/schedule';
import { createCalendar } from './calendar';
import { demoAccounts, seedPeople } from './people';
import { recommendCreators, seedSiteContent } from './site-content';
import { Stage } from './stage';
import { hasUsers, lockSeed } from './store';
import { anniversary } from './stories/anniversary';
import { bedsideTea } from './stories/bedside-tea';
import { coolQuiltProject } from './stories/cool-quilt';
import { creatorCards } from './stories/creator-cards';
import { hotelUnboxing } from './stories/hotel-unboxing';
import { waitingInvitations } from './stories/invitations';
import { layoverPillow } from './stories/layover-pillow';
import { middayMask } from './stories/midday-mask';
import { morningMistScript } from './stories/morning-mist';
import { mountainBrew } from './stories/mountain-brew';
import { nightSerum } from './stories/night-serum';
import { pastProjects } from './stories/past-projects';
import { payments } from './stories/payments';
import { pillowUnboxing } from './stories/pillow-unboxing';
import { proposals } from './stories/proposals';
import { requests } from './stories/requests';
import { sleepExperiment } from './stories/sleep-experiment';
import { soapStory } from './stories/soap-story';
import { thirtySecondsOfSoap } from './stories/thirty-seconds';
import { threeMinutesFilm } from './stories/three-minutes';
import { winterPillow } from './stories/winter-pillow';

export { demoAccounts } from './people';

const stories = [
  pastProjects,
  coolQuiltProject,
  mountainBrew,
  middayMask,
  anniversary,
  layoverPillow,
  winterPillow,
  sleepExperiment,
  threeMinutesFilm,
  soapStory,
  hotelUnboxing,
  pillowUnboxing,
  thirtySecondsOfSoap,
  morningMistScript,
  bedsideTea,
  nightSerum,
];

/** Returns whether the demo accounts are in the database. */
export const hasDemo = async (db: Database): Promise<boolean> =>
  (await findUserByEmail(db, demoAccounts.vendor)) !== null;

/**
 * Fills an empty database with people and projects, through the services that users use; all or nothing.
 *
 * @returns whether there was anything to do.
 */
export function seedDemo(platform: Platform): Promise<boolean> {
  const { transact, storage, clock, env } = platform;
  return transact(async (tx) => {
    await lockSeed(tx.db);
    if (await hasUsers(tx.db)) return false;
    const calendar = createCalendar(clock());
    const quiet = { ...tx, publish: () => {} };
    const people = await seedPeople({ ...quiet, now: calendar.ago(200, '09:00') }, platform);
    for (const person of Object.values(people)) if (isCreator(person.role)) await finishOnboarding(quiet, person);
    await seedSiteContent({ ...quiet, now: calendar.ago(60, '10:00') }, storage);
    const stage = new Stage(quiet, storage, people, calendar);
    for (const story of stories) await story(stage);
    await waitingInvitations(stage, env.APP_URL);
    payments(stage, platform);
    creatorCards(stage, platform);
    stage.plan(calendar.ago(1, '11:30'), recommendCreators);
    proposals(stage);
    requests(stage, platform);
    // Makes vendors be asked about LINE after a step for 阿澄, with the message visible in the outbox.
    stage.plan(calendar.ago(1, '11:55'), (moment) => bindTestAccount(moment, people.acheng));
    stage.plan(calendar.ago(1, '12:00'), async (moment) => {
      for (const { id } of Object.values(people)) await readAllNotifications(moment, id);
    });
    await stage.play();
    // Reminders of dates start tomorrow, so that at first the demo only has the notifications of its people.
    await isFirstToday(tx, 'reminders');
    return true;
  });
}
