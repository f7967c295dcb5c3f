import { Carousel } from '@paidang/ui/carousel';
import { LineChart, SplitBar } from '@paidang/ui/chart';
import { Combobox, MultiCombobox } from '@paidang/ui/combobox';
import { DatePicker } from '@paidang/ui/date-picker';
import { DateRangePicker } from '@paidang/ui/date-range-picker';
import { Field } from '@paidang/ui/field';
import { FileDrop } from '@paidang/ui/file-drop';
import { FilmRuler } from '@paidang/ui/film-ruler';
import { FilmStrip } from '@paidang/ui/film-strip';
import { Marquee } from '@paidang/ui/marquee';
import { NumberInput } from '@paidang/ui/number-input';
import { Progress } from '@paidang/ui/progress';
import { Rating } from '@paidang/ui/rating';
import { ScrollArea } from '@paidang/ui/scroll-area';
import { Select } from '@paidang/ui/select';
import { Switch } from '@paidang/ui/switch';
import { Textarea } from '@paidang/ui/textarea';

const kinds = [
  { value: 'outline', label: '大綱' },
  { value: 'video', label: '影片' },
] as const;

/** Controls that open a list or a calendar, or position things with inline styles. */
export function Controls() {
  return (
    <section aria-label="controls">
      <Field label="Select">
        <Select options={kinds} defaultValue="outline" />
      </Field>
      <Field label="Combobox">
        <Combobox options={kinds} />
      </Field>
      <Field label="MultiCombobox">
        <MultiCombobox options={kinds} />
      </Field>
      <Field label="DatePicker">
        <DatePicker />
      </Field>
      <Field label="DateRangePicker">
        <DateRangePicker />
      </Field>
      <Field label="NumberInput">
        <NumberInput min={0} defaultValue={3} />
      </Field>
      <Field label="Textarea">
        <Textarea />
      </Field>
      <Field label="Rating">
        <Rating />
      </Field>
      <Switch aria-label="Switch" />
      <Progress label="Progress" value={40} />
      <FileDrop label="FileDrop" onFiles={() => {}} />
      <ScrollArea label="ScrollArea" style={{ height: 60 }}>
        <p style={{ height: 400 }}>版本</p>
      </ScrollArea>
      <Carousel label="Carousel">
        <p>一</p>
        <p>二</p>
      </Carousel>
      <Marquee label="Marquee">
        <p>一</p>
        <p>二</p>
      </Marquee>
      <LineChart
        title="LineChart"
        categoryLabel="日期"
        categories={['12/16', '12/17']}
        series={[{ name: '觀看', values: [38412, 31200] }]}
      />
      <SplitBar label="SplitBar" parts={[{ label: '女性', value: 78 }]} />
      <FilmStrip label="FilmStrip" frames={[]} />
      <FilmRuler label="FilmRuler" duration={486} at={142} onSeek={() => {}} />
    </section>
  );
}
