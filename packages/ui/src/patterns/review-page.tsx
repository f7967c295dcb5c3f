import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AvatarPair } from '../avatar-pair';
import { Badge } from '../badge';
import { Breadcrumb } from '../breadcrumb';
import { Button } from '../button';
import { Count } from '../count';
import { FilmMini } from '../film-mini';
import { ScrollArea } from '../scroll-area';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '../sheet';
import { projects } from './projects';
import { type Remark, Remarks } from './review-comments';
import { type Version, VersionRail } from './review-versions';

interface ReviewPageProps {
  versions: Version[];
  remarks: Remark[];
  /** The work itself. */
  children: ReactNode;
}

/** The frame of every step: whose turn it is, versions, the work, what is said about it, and one next action. */
export function ReviewPage({ versions, remarks, children }: ReviewPageProps) {
  const [shown, setShown] = useState(versions[0]?.name ?? '');
  const open = remarks.filter(({ done }) => !done).length;
  return (
    <div className="pd:flex pd:h-dvh pd:min-h-[560px] pd:flex-col pd:bg-paper">
      <header className="pd:flex pd:flex-wrap pd:items-end pd:justify-between pd:gap-x-6 pd:gap-y-3 pd:border-b pd:border-line pd:px-4 pd:py-3 pd:lg:px-6">
        <div>
          <Breadcrumb
            label="路徑"
            items={[
              { label: '專案管理', href: '#projects' },
              { label: '夜間修護精華｜一週實測', href: '#project' },
              { label: '創意大綱' },
            ]}
          />
          <h1 className="pd:text-22 pd:font-strong">創意大綱</h1>
        </div>
        <FilmMini size="lg" frames={projects[0]?.frames ?? []} label="第2步，共8步" />
      </header>
      <Turn />
      <div className="pd:flex pd:min-h-0 pd:flex-1">
        <VersionRail versions={versions} shown={shown} onShow={setShown} />
        <main className="pd:flex pd:min-w-0 pd:flex-1">
          <ScrollArea label="創意大綱" className="pd:flex-1">
            <div className="pd:p-4 pd:lg:p-6">
              <article className="pd:mx-auto pd:max-w-[760px] pd:rounded-tight pd:border pd:border-line pd:bg-surface pd:px-5 pd:py-8 pd:text-16 pd:leading-[30px] pd:sm:px-14 pd:sm:py-10">
                {children}
              </article>
            </div>
          </ScrollArea>
        </main>
        <aside className="pd:hidden pd:w-100 pd:shrink-0 pd:border-l pd:border-line pd:bg-surface pd:lg:flex">
          <Remarks remarks={remarks} />
        </aside>
      </div>
      <footer className="pd:flex pd:flex-wrap pd:items-center pd:justify-end pd:gap-3 pd:border-t pd:border-line pd:bg-surface pd:px-4 pd:py-3 pd:lg:h-18 pd:lg:px-6">
        <span className="pd:mr-auto pd:hidden pd:text-13 pd:text-ink-3 pd:md:inline">確認後就進入腳本</span>
        <Sheet>
          <SheetTrigger asChild>
            <Button
              className="pd:mr-auto pd:lg:hidden"
              icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              留言
              <Count value={open} label={`${open}則未處理`} tone="quiet" />
            </Button>
          </SheetTrigger>
          <SheetContent side="bottom" className="pd:p-0">
            <SheetTitle className="pd:sr-only">留言</SheetTitle>
            <Remarks remarks={remarks} />
          </SheetContent>
        </Sheet>
        <Button>請阿澄修改</Button>
        <Button variant="ink">確認大綱</Button>
      </footer>
    </div>
  );
}

function Turn() {
  return (
    <div className="pd:flex pd:flex-wrap pd:items-center pd:gap-x-4 pd:gap-y-2 pd:border-b pd:border-l-4 pd:border-b-line pd:border-l-vendor-500 pd:bg-surface pd:px-4 pd:py-2.5 pd:lg:px-6">
      <AvatarPair
        left={{ name: '山眠', tone: 'vendor' }}
        right={{ name: '阿澄', tone: 'creator' }}
        to="left"
        label="輪到山眠"
      />
      <p>
        <strong className="pd:mr-3 pd:font-strong pd:text-vendor-600">輪到你了</strong>
        阿澄送出v3，請確認大綱，或提出還要改的地方。
      </p>
      <Badge tone="warning" className="pd:ml-auto">
        11/23（一）前回覆
      </Badge>
    </div>
  );
}
