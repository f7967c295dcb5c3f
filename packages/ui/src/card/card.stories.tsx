import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Button } from '../button';
import { Count } from '../count';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Skeleton } from '../skeleton';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardLink, CardTitle } from './card';

const meta = {
  title: 'UI/Card 卡片 (tile, panel)',
  id: 'ui-card',
  tags: ['data-資料'],
  component: Card,
  argTypes: { children: { control: false }, asChild: { control: false } },
  args: {
    className: 'pd:max-w-90',
    children: (
      <>
        <CardHeader>
          <div>
            <CardTitle>夜間修護精華｜一週實測</CardTitle>
            <CardDescription>阿澄，影片</CardDescription>
          </div>
          <Count value={4} label="4則未讀留言" />
        </CardHeader>
        <CardBody>第三天開始記錄膚況，語氣像朋友聊天就好。</CardBody>
        <CardFooter>
          <span>等你回覆</span>
          <Badge tone="warning">明天到期</Badge>
        </CardFooter>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'raised', tone: 'vendor' } };

export const Variants: Story = {
  render: (args) => (
    <div className="pd:grid pd:gap-4 pd:md:grid-cols-3">
      <Card {...args} variant="line" />
      <Card {...args} variant="sunken" />
      <Card {...args} variant="raised" />
    </div>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <div className="pd:grid pd:gap-4 pd:md:grid-cols-2">
      <Card {...args} tone="vendor" />
      <Card {...args} tone="creator" />
    </div>
  ),
};

export const WholeCardIsALink: Story = {
  render: () => (
    <ul className="pd:grid pd:gap-3 pd:md:grid-cols-2">
      {['冬夜暖湯與香氛枕', '旅行睡眠組｜京都三日'].map((name, index) => (
        <Card key={name} asChild tone={index ? 'creator' : 'vendor'}>
          <li>
            <CardTitle>
              <CardLink href="#project">{name}</CardLink>
            </CardTitle>
            <CardDescription>小鹿出門中，限時動態</CardDescription>
            <CardFooter>
              <span>還有6天</span>
              <Button size="sm" variant="ghost" className="pd:relative">
                封存
              </Button>
            </CardFooter>
          </li>
        </Card>
      ))}
    </ul>
  ),
};

export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: (
      <>
        <span className="pd:sr-only">卡片載入中</span>
        <Skeleton className="pd:w-3/5" />
        <Skeleton className="pd:w-2/5" />
        <Skeleton shape="block" />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <CardHeader>
          <CardTitle>旅行睡眠組京都三日與夜間修護精華七天實測的聯名合作專案第二季</CardTitle>
          <Count value={120} label="120則未讀留言" />
        </CardHeader>
        <CardDescription>Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen</CardDescription>
        <CardFooter>
          <span>確認這一版創意大綱並通知創作者開始撰寫腳本</span>
          <span>2027/01/06</span>
        </CardFooter>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <Card className="pd:w-60">
          <CardTitle>
            <CardLink href="#project">{state}</CardLink>
          </CardTitle>
        </Card>
      )}
    </InEveryState>
  ),
};

export const Zoom200: Story = zoomed(Variants);
