import { limits } from '@paidang/contract/limits';
import { stepDefinition } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { allowedActions, type Machine } from '@paidang/contract/workflow';
import { toPerson } from '../../users';
import { daysAgo, demoId, type Viewing, vendor } from './cast';
import { demoPlatform, demoProject, demoStep, demoTask } from './project';

/** The state of a step on one page of the story. */
export interface Scene<Content> {
  readonly status: string;
  /** Number of the last version sent. */
  readonly version: number;
  readonly openComments?: number;
  /** The reader's draft. */
  readonly draft?: Content;
}

/** A step of the story: its versions, and its scenes by the number at the end of the placeholder. */
export interface Script<Content, Action extends string> {
  readonly code: FunctionCode;
  readonly machine: Machine<string, Action>;
  /** The actions its page offers. */
  readonly moves: readonly Action[];
  readonly writer: 'vendor' | 'creator';
  /** Oldest first. */
  readonly versions: readonly Content[];
  readonly scenes: Readonly<Record<number, Scene<Content>>>;
}

function summary<Content, Action extends string>(
  viewing: Viewing,
  { code, writer }: Script<Content, Action>,
  { status, version: latest }: Scene<Content>,
  number: number,
) {
  return {
    uuid: demoId(1000 * Number(code) + number),
    number,
    created_by: writer === 'vendor' ? vendor : toPerson(viewing.user),
    sent_at: daysAgo(viewing, latest - number),
    finalised_at: status === 'finalised' && number === latest ? daysAgo(viewing, 0) : null,
    accepted_at: null,
    round: number,
  };
}

/** The step view of a scene; `undefined` when there is no such scene. */
export function demoStepView<Content, Action extends string>(
  viewing: Viewing,
  script: Script<Content, Action>,
  at: number,
  saved?: { readonly content: Content; readonly revision: number },
) {
  const scene = script.scenes[at];
  if (!scene) return undefined;
  const { code, machine, moves } = script;
  const { status, version, openComments = 0, draft } = scene;
  const position = { code, status, version, openComments };
  const { uuid, name, status: projectStatus, vendor: owner } = demoProject(viewing, position);
  const written = saved ?? (draft === undefined ? null : { content: draft, revision: 1 });
  const allowed = allowedActions(machine, status, 'creator').filter((action) => moves.includes(action));
  return {
    project: { uuid, name, status: projectStatus, vendor: owner },
    task: demoTask(viewing, position),
    step: demoStep(viewing, code, position),
    platform: stepDefinition(code).copyPart ? demoPlatform : null,
    versions: Array.from({ length: version }, (_, index) => summary(viewing, script, scene, index + 1)),
    draft: written && { ...written, base_version: version, updated_at: daysAgo(viewing, 0) },
    revision: written?.revision ?? 0,
    rounds_used: Math.max(0, version - 1),
    rounds_agreed: limits.revisionRoundsAgreed,
    allowed,
  };
}

/** A version that was already sent in a scene; `undefined` for others. */
export function demoVersion<Content, Action extends string>(
  viewing: Viewing,
  script: Script<Content, Action>,
  at: number,
  number: number,
) {
  const scene = script.scenes[at];
  const content = script.versions[number - 1];
  if (!scene || content === undefined || number > scene.version) return undefined;
  return {
    ...summary(viewing, script, scene, number),
    content,
    content_hash: `guide-${script.code}-${number}`,
    claims: null,
    picture_sizes: {},
  };
}

/** The scene an action leads to; the same scene when the story has no such scene. */
export function sceneAfter<Content, Action extends string>(
  { scenes }: Script<Content, Action>,
  at: number,
  move: 'send' | 'finalise',
): number {
  const { version = 0 } = scenes[at] ?? {};
  const next = Object.entries(scenes).find(([number, scene]) =>
    move === 'finalise' ? scene.status === 'finalised' : Number(number) > at && scene.version > version,
  );
  return next ? Number(next[0]) : at;
}
