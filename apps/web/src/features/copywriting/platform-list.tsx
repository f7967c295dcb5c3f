import type { CopyPlatform, CopywritingList, Step } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { publishedTitle } from '@paidang/contract/rules';
import { isStepDone, stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { Count } from '@paidang/ui/count';
import { EmptyState } from '@paidang/ui/empty-state';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/copywriting';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { useTitleOf } from '../../stores/page-subject';

const listLabels = labels.list;

/** Every platform of a task with the progress of its text and pictures. */
export function PlatformList({ list: { project, task, platforms } }: { list: CopywritingList }) {
  useTitleOf(project.name);
  return (
    <>
      <PageHead
        code={functionCodes.copyText}
        title={listLabels.title}
        lead={listLabels.hint}
        path={
          <Breadcrumb
            label={listLabels.path}
            items={[
              { label: listLabels.projects, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              { label: listLabels.title },
            ]}
            renderLink={renderLink}
          />
        }
      />
      {platforms.length === 0 ? (
        <EmptyState
          drawing="paper"
          title={listLabels.empty}
          description={listLabels.emptyHint}
          titleAs="h2"
          className="py-16"
          action={
            <Button asChild>
              <Link to={paths.brief(task.uuid, task.type, { index: task.index })}>{listLabels.toBrief}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="mt-6 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))]">
          {platforms.map((platform) => (
            <PlatformCard key={platform.platform_uuid} platform={platform} task={task} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PlatformCardProps {
  platform: CopyPlatform;
  task: CopywritingList['task'];
}

function PlatformCard({ platform, task }: PlatformCardProps) {
  const { platform_uuid, platform_title: title, text, photos, is_accepted, is_missing } = platform;
  const tab = text ? undefined : 'photos';
  return (
    <li
      data-tour="copy-platform"
      className="relative grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
    >
      <div className="flex items-start gap-2">
        <div className="mr-auto min-w-0">
          <h2 className="truncate text-18 font-strong">
            <Link
              to={paths.copyDetail(task.uuid, platform_uuid, { index: task.index, tab })}
              // The focus ring is drawn around the card: the link's own line would clip it.
              className="after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </h2>
          <p className="text-13 text-ink-3">{publishedTitle(platform)}</p>
        </div>
        {is_accepted ? (
          <Badge tone="success" icon={<Check size={12} strokeWidth={2.25} aria-hidden="true" />}>
            {listLabels.accepted}
          </Badge>
        ) : null}
        {is_missing ? <Badge tone="warning">{listLabels.missing}</Badge> : null}
      </div>
      <dl className="grid gap-2 border-t border-line pt-3 text-14">
        <CopyStepLink name={labels.tabs.text} step={text} />
        <CopyStepLink name={labels.tabs.photos} step={photos} />
      </dl>
    </li>
  );
}

function CopyStepLink({ name, step }: { name: string; step: Step | null }) {
  return (
    <div className="flex min-h-6 items-center gap-2">
      <dt className="mr-auto text-ink-2">{name}</dt>
      {step ? (
        <dd className="flex items-center gap-2">
          {step.open_comments > 0 ? (
            <Count value={step.open_comments} label={listLabels.comments(step.open_comments)} />
          ) : null}
          <span className="font-mono text-13 text-ink-3">{listLabels.version(step.version)}</span>
          <Badge tone={isStepDone(step.function, step.status) ? 'success' : 'neutral'}>
            {stepStatusTitle(step.function, step.status)}
          </Badge>
        </dd>
      ) : (
        <dd className="text-13 text-ink-3">{listLabels.none}</dd>
      )}
    </div>
  );
}
