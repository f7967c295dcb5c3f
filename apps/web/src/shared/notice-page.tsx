import type { ReactNode } from 'react';

export interface NoticePageProps {
  title: string;
  children: ReactNode;
  /** Links and buttons below the text. */
  actions?: ReactNode;
}

/** A page with a single message, framed like a camera's viewfinder. */
export function NoticePage({ title, children, actions }: NoticePageProps) {
  return (
    <main id="main" className="grid min-h-[calc(100dvh-160px)] place-items-center px-6 py-16">
      <div className="viewfinder max-w-[480px] px-8 py-10 text-center [--vf-length:20px] sm:px-12">
        <h1 className="text-28 font-strong text-balance">{title}</h1>
        <div className="mt-3 text-ink-2 text-pretty">{children}</div>
        {actions ? <div className="mt-7 flex flex-wrap justify-center gap-2">{actions}</div> : null}
      </div>
    </main>
  );
}
