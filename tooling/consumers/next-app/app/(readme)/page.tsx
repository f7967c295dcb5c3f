import { RichTextView } from '@paidang/editor/view';
import { Badge } from '@paidang/ui/badge';
import { Button, buttonVariants } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import Link from 'next/link';
import { Features } from './features';

/** A server component: only `Features` and modules of `@paidang` marked "use client" run in the browser. */
export default function Page() {
  return (
    <main>
      <h1>合作流程</h1>
      <Button asChild variant="ink">
        <Link href="/?step=2">送出提案</Link>
      </Button>
      <a href="/?step=3" className={cn(buttonVariants({ variant: 'ink' }), 'own')}>
        看時程
      </a>
      <Badge tone="success">已定案</Badge>
      <Field label="電子郵件">
        <Input type="email" />
      </Field>
      <Timeline>
        <TimelineItem time="10:20">建立專案</TimelineItem>
      </Timeline>
      <Popover>
        <PopoverTrigger asChild>
          <Button>時程</Button>
        </PopoverTrigger>
        <PopoverContent label="時程">共三次修改</PopoverContent>
      </Popover>
      <RichTextView html="<h2>開場</h2><p>睡前<strong>五分鐘</strong><script>alert(1)</script></p>" />
      <Features />
    </main>
  );
}
