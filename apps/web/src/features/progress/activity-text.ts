import type { Activity } from '@paidang/contract/entities';
import {
  type ActionCode,
  type FunctionCode,
  functionCodes,
  functionTitles,
  isVendor,
  type Role,
} from '@paidang/contract/vocabulary';
import { labels } from '#labels/activity';
import { versionWord } from '#labels/version-names';
import type { ActivityFacts } from '../../labels/facts';

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos } = functionCodes;
const reviewed: readonly string[] = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos];

type Told = Pick<Activity, 'code' | 'version' | 'platform_title' | 'action' | 'ordering'>;

/**
 * Text of an activity, to follow the actor's name, from the reader's point of view.
 *
 * @example activityText({ code: '2-030-01', version: 1, platform_title: null, action: 'send', ordering: null }) // '送出了創意大綱 v1'
 */
export function activityText({ code, version, platform_title, action, ordering }: Told, reader?: Role): string {
  const [identity = '', area = '', act = ''] = code.split('-');
  const isCase = area === functionCodes.case;
  const step = isCase ? labels.project : (functionTitles[area as FunctionCode] ?? labels.project);
  const facts: ActivityFacts = {
    title: platform_title ? labels.onPlatform(step, platform_title) : step,
    version: version ? ` ${versionWord(area as FunctionCode, version)}` : '',
    segment: ordering === null ? '' : labels.segment(ordering),
    creator: reader && !isVendor(reader) ? labels.you : labels.creator,
  };
  const isSchedule = area === functionCodes.schedule;
  const write =
    (isCase ? labels.byAction[action ?? ''] : undefined) ??
    labels.special[code] ??
    (reviewed.includes(area) ? labels.reviewed[`${identity}-${act}`] : undefined) ??
    (isSchedule ? labels.schedule[act as ActionCode] : labels.byAction[action ?? '']) ??
    labels.words[act as ActionCode];
  return (write ?? labels.other)(facts);
}
