import type { RatingAnswers, ReportFigures } from '@paidang/contract/entities';
import { emptyReport, type FigureName, type ReportPart, reportTypeOf } from '@paidang/contract/report';
import { questionnaireTypes } from '@paidang/contract/rules';
import { findPlatform, presentPlatform } from '../modules/projects';
import { sendRating } from '../modules/ratings';
import { acceptReport, countVersions, findReport, openReport, provideReport, requestUpdate } from '../modules/reports';
import type { TaskMember } from '../modules/reviews';
import { filePath } from '../modules/uploads';
import type { CurrentUser } from '../modules/users';
import { notFound } from '../platform/errors';
import type { Transaction } from '../platform/transaction';
import type { Stage } from './stage';

export interface ReportPlan {
  readonly figures: ReportFigures;
  /** Views per day, beginning a number of days ago. */
  readonly curve?: readonly [from: number, values: readonly number[]];
  readonly info?: readonly { readonly label: string; readonly value: string }[];
  /** File names in `demo/pictures`. */
  readonly banner?: string;
  readonly pictures?: readonly string[];
  readonly evidence?: Partial<Record<FigureName, string>>;
}

/** One side's answers to both questionnaires. */
export interface RatingPlan {
  readonly copartner: RatingAnswers;
  readonly website: RatingAnswers;
}

/** The end of a task: its closing report, and the ratings of its two people. */
export class ClosingScript {
  constructor(
    private readonly stage: Stage,
    private readonly taskId: string,
    private readonly vendor: CurrentUser,
    private readonly creator: CurrentUser,
  ) {}

  /** Provides the report of a platform, or the requested update. */
  provide(at: Date, platform: string, plan: ReportPlan): void {
    this.stage.planAt(at, { taskId: this.taskId, user: this.creator, platform }, async (tx, who) => {
      const content = await this.#content(tx, who, plan);
      const revision = (await findReport(tx.db, this.taskId, who.platformId ?? ''))?.revision ?? 0;
      await provideReport(tx, who, { content, revision });
    });
  }

  requestUpdate(at: Date, platform: string, parts: readonly ReportPart[], reason: string): void {
    this.#decide(platform, at, (tx, who, number) => requestUpdate(tx, who, { number, parts, reason }));
  }

  /** The vendor opens the latest version. */
  open(at: Date, platform: string): void {
    this.#decide(platform, at, (tx, who, number) => openReport(tx, who, { number }));
  }

  accept(at: Date, platform: string): void {
    this.#decide(platform, at, (tx, who, number) => acceptReport(tx, who, { number }));
  }

  rate(at: Date, by: 'vendor' | 'creator', plan: RatingPlan): void {
    this.stage.planAt(at, { taskId: this.taskId, user: this[by] }, async (tx, who) => {
      for (const type of questionnaireTypes) await sendRating(tx, who, { type, answers: plan[type] });
    });
  }

  async #content(tx: Transaction, { membership, platformId = '' }: TaskMember, plan: ReportPlan) {
    const platform = await findPlatform(tx.db, this.taskId, platformId);
    if (!platform) throw notFound();
    const [from, values] = plan.curve ?? [0, []];
    const evidence: Partial<Record<FigureName, string>> = {};
    for (const [figure, name] of Object.entries(plan.evidence ?? {}) as [FigureName, string][]) {
      evidence[figure] = await this.#picture(name);
    }
    const pictures: string[] = [];
    for (const name of plan.pictures ?? []) pictures.push(await this.#picture(name));
    return {
      ...emptyReport(reportTypeOf(membership.task.type, presentPlatform(platform))),
      figures: plan.figures,
      curve_perday: values.map((value, index) => ({ date: this.stage.calendar.day(index - from), value })),
      other_info: [...(plan.info ?? [])],
      report_banner_url: plan.banner ? await this.#picture(plan.banner) : '',
      other_img: pictures,
      evidence,
    };
  }

  #picture = async (name: string): Promise<string> => filePath(await this.stage.picture(this.taskId, name));

  /** The vendor decides about the latest version. */
  #decide(platform: string, at: Date, decide: (tx: Transaction, who: TaskMember, number: number) => Promise<void>) {
    this.stage.planAt(at, { taskId: this.taskId, user: this.vendor, platform }, async (tx, who) => {
      const report = await findReport(tx.db, this.taskId, who.platformId ?? '');
      await decide(tx, who, report ? await countVersions(tx.db, report.id) : 0);
    });
  }
}
