import type { LineNotifySetting, Step } from '@paidang/contract/entities';
import { messagingRoutes } from '@paidang/contract/routes';
import { machineOf } from '@paidang/contract/steps';
import type { ReportAction, ScheduleAction, WorksAction } from '@paidang/contract/workflow';
import useSWR from 'swr';
import { useGuide } from '../stores/guide';
import { useLineQuestion } from '../stores/line-question';
import { request } from './api';
import type { StepMove } from './step-source';

const key = ['line-notify-setting'] as const;
/** The page says 設定失敗 itself. */
const handles = 'all' as const;

export type SettingChange = Pick<LineNotifySetting, 'ask' | 'preferences' | 'off_hours'>;

export const unbindLine = () => request(messagingRoutes.unbind, { handles });

/** Whether the caller's LINE account is bound, and can be. For what only helps: nobody is told when it fails. */
export const fetchLineBinding = async (): Promise<Pick<LineNotifySetting, 'binding' | 'can_bind' | 'test_binding'>> =>
  (await request(messagingRoutes.setting, { handles })).data;

/** How and where the caller is told, and what changes it. Every change answers with the whole setting. */
export function useNotifySetting() {
  const { data: setting, error, mutate } = useSWR(key, async () => (await request(messagingRoutes.setting)).data);
  const keep = (answer: { data: LineNotifySetting }) => mutate(answer.data, { revalidate: false });
  return {
    setting,
    error,
    retry: () => void mutate(),
    save: async (body: SettingChange) => void (await keep(await request(messagingRoutes.save, { body, handles }))),
    unbind: async () => void (await keep(await unbindLine())),
    bindTestAccount: async () => void (await keep(await request(messagingRoutes.bindTestAccount, { handles }))),
  };
}

/** A move whose sender may be asked about it. */
export type AskableMove = StepMove | ScheduleAction | WorksAction | ReportAction;

const actions: Partial<Record<AskableMove, string>> = {
  requestChanges: 'request_changes',
  requestReopen: 'request_reopen',
  agreeReopen: 'agree_reopen',
  declineReopen: 'decline_reopen',
  withdrawReopen: 'withdraw_reopen',
};

/** The action code a move was told with, when the sender may be asked about it. */
function actionCode({ function: code, status }: Pick<Step, 'function' | 'status'>, move: AskableMove) {
  const action = actions[move] ?? move;
  const transition = machineOf(code).transitions.find((one) => one.action === action && one.to === status);
  return transition?.asks ? transition.emits : null;
}

/** Whether a move that was made is one its sender may be asked about. */
export const asksAfter = (step: Pick<Step, 'function' | 'status'>, move: AskableMove): boolean =>
  Boolean(actionCode(step, move));

/**
 * After a step is done: asks the server whether to ask its sender, and opens the question. An extra, so that nobody is
 * told when it fails.
 *
 * @param step as it is now
 * @param askUUID the group the step was done in
 */
export async function askAfterStep(
  step: Pick<Step, 'function' | 'status'>,
  move: AskableMove,
  askUUID: string,
): Promise<void> {
  const action = actionCode(step, move);
  if (action) await askAboutGroup(`${step.function}${action}`, askUUID);
}

/**
 * Asks the server whether to ask the sender of a group, and opens the question.
 *
 * @param status function and action code of something done in it, such as `03004`
 */
export async function askAboutGroup(status: string, askUUID: string): Promise<void> {
  // In the guide there is nobody to tell.
  if (useGuide.getState().isOn) return;
  const params = { status };
  const answer = await request(messagingRoutes.ifAsk, { params, query: { askUUID }, handles }).catch(() => null);
  if (!answer?.data.isAsk || !answer.data.askUUID) return;
  useLineQuestion.getState().ask({ askUUID: answer.data.askUUID, preview: answer.data.preview });
}

/** Gives the sender's answer; no choice is a no. */
export const decideLineQuestion = async (askUUID: string, isSent: boolean): Promise<void> => {
  const body = isSent
    ? { askUUID, isCancel: false as const, isInstantSend: true }
    : { askUUID, isCancel: true as const };
  await request(messagingRoutes.confirm, { body, handles, keepalive: true });
};
