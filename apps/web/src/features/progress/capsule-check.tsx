import { findingText, type Verdict, verifyCapsule, defaultLabels as words } from '@paidang/evidence';
import { Button } from '@paidang/ui/button';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';
import { labels } from '#labels/evidence';
import { publishedKeys } from '../../data/evidence';

export interface CapsuleCheckProps {
  /** Id of the project the capsule should belong to. */
  project: string;
}

/** Verifies a chosen capsule on the user's device, with the published keys. */
export function CapsuleCheck({ project }: CapsuleCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null);

  async function check(file: File): Promise<void> {
    setVerdict('checking');
    // Without a connection a capsule is verified against its own keys.
    const trustedKeys = await publishedKeys().catch(() => undefined);
    setVerdict(await verifyCapsule(new Uint8Array(await file.arrayBuffer()), { trustedKeys }));
  }

  return (
    <>
      <p className="mt-1 text-13 text-ink-3">{labels.verifyHint}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        className="sr-only"
        tabIndex={-1}
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void check(file);
          // Allows the same file to be picked again.
          target.value = '';
        }}
      />
      <Button className="mt-3" busy={verdict === 'checking'} onClick={() => input.current?.click()}>
        {verdict && verdict !== 'checking' ? labels.another : words.choose}
      </Button>
      <div role="status" className="mt-3 empty:hidden">
        {verdict === 'checking' ? labels.checking : null}
        {verdict && verdict !== 'checking' ? <CapsuleVerdict verdict={verdict} project={project} /> : null}
      </div>
    </>
  );
}

export function CapsuleVerdict({
  verdict: { isIntact, findings, facts },
  project,
}: {
  verdict: Verdict;
  project: string;
}) {
  const Icon = isIntact ? CircleCheckBig : CircleAlert;
  return (
    <>
      <p className={`flex items-center gap-2 font-medium ${isIntact ? 'text-success-600' : 'text-danger-600'}`}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {isIntact ? words.intact : words.broken(findings.length)}
      </p>
      <p className="mt-1 text-13 text-ink-2">{isIntact ? words.intactDetail : words.brokenDetail}</p>
      {findings.length > 0 ? (
        <ul className="mt-2 grid max-h-48 list-disc gap-1 overflow-y-auto pl-5 wrap-anywhere">
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)}>{findingText(finding)}</li>
          ))}
        </ul>
      ) : null}
      {facts && facts.chain !== project ? <p className="mt-2 text-13 text-ink-2">{labels.otherProject}</p> : null}
    </>
  );
}
