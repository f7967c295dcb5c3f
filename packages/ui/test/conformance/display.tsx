import { Avatar } from '../../src/avatar';
import { AvatarPair } from '../../src/avatar-pair';
import { Badge } from '../../src/badge';
import { Breadcrumb } from '../../src/breadcrumb';
import { Callout } from '../../src/callout';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardTitle } from '../../src/card';
import { Carousel } from '../../src/carousel';
import { BarChart, BarList, LineChart, SplitBar } from '../../src/chart';
import { Count } from '../../src/count';
import { EmptyState } from '../../src/empty-state';
import { FilmMini } from '../../src/film-mini';
import { FilmRuler } from '../../src/film-ruler';
import { FilmStrip } from '../../src/film-strip';
import { Marquee } from '../../src/marquee';
import { Progress } from '../../src/progress';
import { RatingDisplay } from '../../src/rating';
import { ScrollArea } from '../../src/scroll-area';
import { Skeleton } from '../../src/skeleton';
import { Spinner } from '../../src/spinner';
import { Stat, StatList } from '../../src/stat';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableFoot,
  TableGroup,
  TableHead,
  TableHeader,
  TableLoading,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '../../src/table';
import { Timeline, TimelineItem } from '../../src/timeline';
import { VisuallyHidden } from '../../src/visually-hidden';
import { describeConformance } from './describe-conformance';

const frames = [{ id: '030', code: '030', title: '創意大綱', caption: '輪到你', state: 'now' as const }];
describeConformance('VisuallyHidden', {
  slot: 'visually-hidden',
  render: (props) => <VisuallyHidden {...props}>未讀</VisuallyHidden>,
  renderAsChild: (props) => <VisuallyHidden {...props} />,
});
describeConformance('Avatar', { slot: 'avatar', render: (props) => <Avatar name="阿澄" {...props} /> });
describeConformance('AvatarPair', {
  slot: 'avatar-pair',
  render: (props) => (
    <AvatarPair left={{ name: '山眠' }} right={{ name: '阿澄' }} to="right" label="等阿澄" {...props} />
  ),
});
describeConformance('Badge', { slot: 'badge', render: (props) => <Badge {...props}>已定案</Badge> });
describeConformance('Breadcrumb', {
  slot: 'breadcrumb',
  render: (props) => (
    <Breadcrumb label="路徑" items={[{ label: '專案管理', href: '#' }, { label: '大綱' }]} {...props} />
  ),
});
describeConformance('Callout', { slot: 'callout', render: (props) => <Callout title="注意" {...props} /> });
describeConformance('Count', { slot: 'count', render: (props) => <Count value={3} label="3 則未讀" {...props} /> });
describeConformance('EmptyState', {
  slot: 'empty-state',
  render: (props) => <EmptyState title="還沒有留言" {...props} />,
});
describeConformance('FilmMini', {
  slot: 'film-mini',
  render: (props) => <FilmMini frames={frames} label="第1步" {...props} />,
});
describeConformance('FilmRuler', {
  slot: 'film-ruler',
  render: (props) => <FilmRuler label="播放位置" duration={60} at={0} onSeek={() => {}} {...props} />,
});
describeConformance('FilmStrip', {
  slot: 'film-strip',
  render: (props) => <FilmStrip frames={frames} label="步驟" {...props} />,
});
describeConformance('Skeleton', { slot: 'skeleton', render: (props) => <Skeleton {...props} /> });
describeConformance('Spinner', { slot: 'spinner', render: (props) => <Spinner {...props} /> });
describeConformance('Timeline', { slot: 'timeline', render: (props) => <Timeline {...props} /> });
describeConformance('TimelineItem', {
  slot: 'timeline-item',
  render: (props) => (
    <Timeline>
      <TimelineItem {...props}>送出 v1</TimelineItem>
    </Timeline>
  ),
});

describeConformance('Marquee', {
  slot: 'marquee',
  render: (props) => (
    <Marquee label="合作品牌" {...props}>
      <p>山眠</p>
    </Marquee>
  ),
});
describeConformance('RatingDisplay', {
  slot: 'rating-display',
  render: (props) => <RatingDisplay value={4.5} {...props} />,
});
describeConformance('ScrollArea', { slot: 'scroll-area', render: (props) => <ScrollArea label="版本" {...props} /> });

describeConformance('Card', {
  slot: 'card',
  render: (props) => <Card {...props}>阿澄</Card>,
  renderAsChild: (props) => <Card {...props} />,
});
const cardParts = {
  'card-header': (props: object) => <CardHeader {...props} />,
  'card-title': (props: object) => <CardTitle {...props}>週年慶直播</CardTitle>,
  'card-description': (props: object) => <CardDescription {...props}>阿澄</CardDescription>,
  'card-body': (props: object) => <CardBody {...props} />,
  'card-footer': (props: object) => <CardFooter {...props} />,
};
for (const [slot, part] of Object.entries(cardParts)) {
  describeConformance(slot, { slot, render: (props) => <Card>{part(props)}</Card> });
}
describeConformance('StatList', { slot: 'stat-list', render: (props) => <StatList {...props} /> });
describeConformance('Stat', {
  slot: 'stat',
  render: (props) => (
    <StatList>
      <Stat label="互動率" value="6.8%" {...props} />
    </StatList>
  ),
});

const rowParts = {
  'table-header': (props: object) => <TableHeader {...props}>平台</TableHeader>,
  'table-row-header': (props: object) => <TableRowHeader {...props}>YouTube</TableRowHeader>,
  'table-cell': (props: object) => <TableCell {...props}>6.8%</TableCell>,
};
const tableParts = {
  'table-caption': (props: object) => <TableCaption {...props}>成效</TableCaption>,
  'table-head': (props: object) => <TableHead {...props} />,
  'table-body': (props: object) => <TableBody {...props} />,
  'table-foot': (props: object) => <TableFoot {...props} />,
  'table-loading': (props: object) => <TableLoading columns={2} {...props} />,
};
const bodyParts = {
  'table-row': (props: object) => <TableRow {...props} />,
  'table-group': (props: object) => (
    <TableGroup columns={2} {...props}>
      輪到你
    </TableGroup>
  ),
  'table-empty': (props: object) => <TableEmpty columns={2} {...props} />,
};
describeConformance('TableScroll', {
  slot: 'table-scroll',
  render: (props) => <TableScroll label="成效" {...props} />,
});
describeConformance('Table', { slot: 'table', render: (props) => <Table aria-label="成效" {...props} /> });
for (const [slot, part] of Object.entries(tableParts)) {
  describeConformance(slot, { slot, render: (props) => <Table aria-label="成效">{part(props)}</Table> });
}
for (const [slot, part] of Object.entries(bodyParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Table aria-label="成效">
        <TableBody>{part(props)}</TableBody>
      </Table>
    ),
  });
}
for (const [slot, part] of Object.entries(rowParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Table aria-label="成效">
        <TableBody>
          <TableRow>{part(props)}</TableRow>
        </TableBody>
      </Table>
    ),
  });
}

describeConformance('Carousel', {
  slot: 'carousel',
  render: (props) => (
    <Carousel label="他們怎麼說" {...props}>
      <p>甲</p>
    </Carousel>
  ),
});

describeConformance('LineChart', {
  slot: 'chart',
  render: (props) => (
    <LineChart
      title="觀看"
      categoryLabel="日期"
      categories={['12/16']}
      series={[{ name: '觀看', values: [1] }]}
      {...props}
    />
  ),
});
describeConformance('BarChart', {
  slot: 'chart',
  render: (props) => (
    <BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={[{ label: '12/16', value: 1 }]} {...props} />
  ),
});
describeConformance('BarList', {
  slot: 'bar-list',
  render: (props) => <BarList label="年齡" items={[{ label: '18歲', value: 1 }]} {...props} />,
});
describeConformance('SplitBar', {
  slot: 'split-bar',
  render: (props) => <SplitBar label="性別" parts={[{ label: '女性', value: 1 }]} {...props} />,
});
describeConformance('Progress', {
  slot: 'progress',
  render: (props) => <Progress label="上傳中" value={56} {...props} />,
});
