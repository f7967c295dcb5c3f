import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@paidang/contract/limits';
import { FunctionCode, type TaskType } from '@paidang/contract/vocabulary';
import { paths } from '../config/paths';
import { findTaskMembership } from '../modules/membership';
import { listPlatforms } from '../modules/projects';
import type { TaskMember } from '../modules/reviews';
import { type NamedPlatform, setUpTask } from '../modules/steps';
import { filePath, keepPicture, readPicture } from '../modules/uploads';
import type { CurrentUser } from '../modules/users';
import { notFound } from '../platform/errors';
import type { FileStorage } from '../platform/storage';
import type { Transaction } from '../platform/transaction';
import type { Calendar } from './calendar';
import { demoId } from './demo-id';
import type { People } from './people';
import { insertProject, setStepPicture } from './store';

type Scene = (tx: Transaction) => Promise<void>;
type TaskScene = (tx: Transaction, who: TaskMember) => Promise<void>;

interface TaskPlace {
  readonly taskId: string;
  /** The user who acts. */
  readonly user: CurrentUser;
  /** Name of the platform concerned, if any. */
  readonly platform?: string;
}

export interface TaskPlan {
  readonly type: TaskType;
  readonly title: string;
  /** Platform names; those ending in 「限時動態」 are stories. */
  readonly platforms: readonly string[];
  readonly creator: CurrentUser;
  readonly fee: number;
  /** Pictures of the film strip, as file names in `demo/pictures`. */
  readonly frames?: Partial<Record<FunctionCode, string>>;
}

export interface ProjectPlan {
  readonly name: string;
  readonly product: string;
  readonly vendor: CurrentUser;
  readonly createdAt: Date;
  /** First and last day, in days from today. */
  readonly from: number;
  readonly to: number;
  readonly tasks: readonly TaskPlan[];
}

const storyMark = '限時動態';

/** A platform by its usual name: `'Instagram 限時動態'` means stories. */
const namedPlatform = (title: string, type: TaskType): NamedPlatform => ({
  title,
  kind: type === 'story' || title.endsWith(storyMark) ? 'story' : 'post',
});

/** Plays the demo: projects are set up first, then all planned scenes happen in chronological order. */
export class Stage {
  readonly #scenes: { at: Date; scene: Scene }[] = [];
  /** The creator of each task, and when it was created. */
  readonly #tasks = new Map<string, { createdAt: Date; creatorId: string }>();
  /** Time of the current scene; `null` while projects are set up. */
  #playing: Date | null = null;

  constructor(
    readonly tx: Transaction,
    readonly storage: FileStorage,
    readonly people: People,
    readonly calendar: Calendar,
  ) {}

  /** Plans a scene at this time. */
  plan(at: Date, scene: Scene): void {
    this.#scenes.push({ at, scene });
  }

  /** Plans an action by a member of a task. */
  planAt(at: Date, { taskId, user, platform }: TaskPlace, scene: TaskScene): void {
    this.plan(at, async (tx) => {
      const membership = await findTaskMembership(tx.db, taskId, user.id);
      if (!membership) throw notFound();
      const platforms = platform ? await listPlatforms(tx.db, [taskId]) : [];
      await scene(tx, { membership, user, platformId: platforms.find(({ title }) => title === platform)?.id });
    });
  }

  /** Plays all planned scenes. */
  async play(): Promise<void> {
    const inOrder = this.#scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, scene } of inOrder) {
      this.#playing = at;
      await scene({ ...this.tx, now: at });
    }
  }

  /** Stores a picture of `demo/pictures` as if uploaded by the creator of a task, and returns its name. */
  async picture(taskId: string, name: string): Promise<string> {
    const path = join(paths.demo, 'pictures', name);
    const { size: bytes } = await stat(path);
    const picture = await readPicture({ path, name, bytes, sha256: '' }, name, 'seed');
    const task = this.#tasks.get(taskId);
    const now = this.#playing ?? task?.createdAt ?? this.tx.now;
    return keepPicture({ ...this.tx, now }, this.storage, picture, { taskId, uploadedBy: task?.creatorId });
  }

  /** Creates a project and returns the UUIDs of its tasks. */
  async project(plan: ProjectPlan): Promise<string[]> {
    const id = demoId(plan.name);
    await insertProject(this.tx.db, {
      id,
      name: plan.name,
      brand: plan.vendor.companyName,
      product: plan.product,
      status: 'active',
      vendorId: plan.vendor.id,
      startDate: this.calendar.day(plan.from),
      endDate: this.calendar.day(plan.to),
      createdAt: plan.createdAt,
    });
    const ids: string[] = [];
    for (const [position, task] of plan.tasks.entries()) ids.push(await this.#task(id, position, task, plan));
    return ids;
  }

  async #task(projectId: string, position: number, plan: TaskPlan, { name, createdAt }: ProjectPlan): Promise<string> {
    const { type, title, creator, fee } = plan;
    const id = demoId(`${name} ${position}`);
    const roundsAgreed = limits.revisionRoundsAgreed;
    const platforms = plan.platforms.map((platform) => ({
      ...namedPlatform(platform, type),
      id: demoId(`${name} ${position} ${platform}`),
    }));
    const task = { id, projectId, position, type, title, platforms, creatorId: creator.id, fee, roundsAgreed };
    await setUpTask({ ...this.tx, now: createdAt }, { ...task, createdAt });
    this.#tasks.set(id, { createdAt, creatorId: creator.id });
    for (const [code, picture] of Object.entries(plan.frames ?? {})) {
      await setStepPicture(this.tx.db, id, FunctionCode.parse(code), filePath(await this.picture(id, picture)));
    }
    return id;
  }
}
