import type { WorkContent } from '@paidang/contract/entities';
import { linesDocument } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { labels } from '#labels/works';
import type { TurnFacts } from '../../labels/facts';
import { mergeFields } from '../../step/merge/merge';
import type { StepKind, StepNaming } from '../../step/step-kind';

const { form } = labels;

/** The works step: reported by the creator, reviewed by the vendor. */
export const worksKind: StepNaming & Pick<StepKind<WorkContent>, 'merge'> = {
  name: 'works',
  code: functionCodes.worksOnline,
  words: labels.step,
  sentence: worksSentence,
  merge: (mine, theirs) =>
    mergeFields(mine, theirs, [
      { name: 'url', title: form.url, show: ({ url }) => linesDocument(url) },
      { name: 'published_date', title: form.date, show: ({ published_date }) => linesDocument(published_date ?? '') },
      { name: 'published_time', title: form.time, show: ({ published_time }) => linesDocument(published_time) },
      { name: 'text', title: form.text, show: ({ text }) => linesDocument(text) },
      {
        name: 'is_disclosed',
        title: labels.disclosure.title,
        show: ({ is_disclosed }) => (is_disclosed ? linesDocument(form.disclosed) : ''),
      },
    ]),
};

/** The state of one platform's work in one sentence for the current reader. */
function worksSentence(facts: TurnFacts): string {
  const { vendor, creator, passed } = labels.turn;
  if (facts.status === 'passed') return passed;
  return (facts.isVendor ? vendor : creator)[facts.status]?.(facts) ?? '';
}
