import { BackToTop } from '../../src/back-to-top';
import { Button } from '../../src/button';
import { Calendar } from '../../src/calendar';
import { Card, CardLink } from '../../src/card';
import { Checkbox } from '../../src/checkbox';
import { Combobox, MultiCombobox } from '../../src/combobox';
import { DatePicker } from '../../src/date-picker';
import { DateRangePicker } from '../../src/date-range-picker';
import { Field } from '../../src/field';
import { FileDrop } from '../../src/file-drop';
import { IconButton } from '../../src/icon-button';
import { Input, PasswordInput } from '../../src/input';
import { Link } from '../../src/link';
import { NumberInput } from '../../src/number-input';
import { Pagination } from '../../src/pagination';
import { Radio, RadioGroup } from '../../src/radio-group';
import { Rating } from '../../src/rating';
import { Segmented } from '../../src/segmented';
import { Select } from '../../src/select';
import { Slider } from '../../src/slider';
import { Switch } from '../../src/switch';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../src/tabs';
import { Textarea } from '../../src/textarea';
import { UploadItem } from '../../src/upload-item';
import { describeConformance } from './describe-conformance';

const options = [{ value: 'a', label: '甲' }];

describeConformance('Button', {
  slot: 'button',
  render: (props) => <Button {...props}>送出</Button>,
  renderAsChild: (props) => <Button {...props} />,
});
describeConformance('IconButton', {
  slot: 'icon-button',
  render: (props) => (
    <IconButton label="更多" {...props}>
      ⋯
    </IconButton>
  ),
});
describeConformance('Link', {
  slot: 'link',
  render: (props) => (
    <Link href="#there" {...props}>
      看流程
    </Link>
  ),
  renderAsChild: (props) => <Link {...props} />,
});
describeConformance('Checkbox', { slot: 'checkbox', render: (props) => <Checkbox aria-label="全選" {...props} /> });
describeConformance('Field', {
  slot: 'field',
  render: (props) => (
    <Field label="名稱" {...props}>
      <Textarea />
    </Field>
  ),
});
describeConformance('RadioGroup', {
  slot: 'radio-group',
  render: (props) => <RadioGroup aria-label="身分" {...props} />,
});
describeConformance('Segmented', {
  slot: 'segmented',
  render: (props) => <Segmented aria-label="篩選" options={options} value="a" onValueChange={() => {}} {...props} />,
});
describeConformance('Select', {
  slot: 'select',
  render: (props) => <Select aria-label="類型" options={options} value="a" onValueChange={() => {}} {...props} />,
});
describeConformance('Textarea', { slot: 'textarea', render: (props) => <Textarea aria-label="留言" {...props} /> });
const tabs = {
  tabs: (props: object) => <Tabs defaultValue="a" {...props} />,
  'tabs-list': (props: object) => (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案" {...props} />
    </Tabs>
  ),
  'tabs-trigger': (props: object) => (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案">
        <TabsTrigger value="a" {...props}>
          進行中
        </TabsTrigger>
      </TabsList>
    </Tabs>
  ),
  'tabs-content': (props: object) => (
    <Tabs defaultValue="a">
      <TabsContent value="a" {...props} />
    </Tabs>
  ),
};
for (const [slot, render] of Object.entries(tabs)) describeConformance(slot, { slot, render });

describeConformance('Rating', { slot: 'rating', render: (props) => <Rating aria-label="體驗" {...props} /> });
describeConformance('CardLink', {
  slot: 'card-link',
  render: (props) => (
    <Card>
      <CardLink href="#there" {...props}>
        週年慶直播
      </CardLink>
    </Card>
  ),
  renderAsChild: (props) => (
    <Card>
      <CardLink {...props} />
    </Card>
  ),
});

describeConformance('Pagination', {
  slot: 'pagination',
  render: (props) => <Pagination page={2} pageCount={5} onPageChange={() => {}} {...props} />,
});

describeConformance('FileDrop', {
  slot: 'file-drop',
  render: (props) => <FileDrop label="上傳圖片" onFiles={() => {}} {...props} />,
});
describeConformance('UploadItem', {
  slot: 'upload-item',
  render: (props) => <UploadItem name="a.jpg" state="done" {...props} />,
});

describeConformance('DateRangePicker', {
  slot: 'date-range-picker',
  render: (props) => <DateRangePicker aria-label="檔期" {...props} />,
});

describeConformance('Input', {
  slot: 'input-control',
  box: 'input',
  render: (props) => <Input aria-label="名稱" {...props} />,
});
describeConformance('PasswordInput', {
  slot: 'input-control',
  box: 'input',
  render: (props) => <PasswordInput aria-label="密碼" showLabel="顯示" hideLabel="隱藏" {...props} />,
});
describeConformance('NumberInput', {
  slot: 'number-input-control',
  box: 'number-input',
  render: (props) => <NumberInput aria-label="預算" {...props} />,
});
describeConformance('Combobox', {
  slot: 'combobox-control',
  box: 'combobox',
  render: (props) => <Combobox aria-label="類型" options={options} {...props} />,
});
describeConformance('MultiCombobox', {
  slot: 'multi-combobox-control',
  box: 'multi-combobox',
  render: (props) => <MultiCombobox aria-label="類型" options={options} {...props} />,
});
describeConformance('Calendar', {
  slot: 'calendar',
  render: (props) => <Calendar aria-label="上線日" {...props} />,
});

describeConformance('DatePicker', {
  slot: 'date-picker-control',
  box: 'date-picker',
  render: (props) => <DatePicker aria-label="上線日" {...props} />,
});
describeConformance('Checkbox with a label', {
  slot: 'checkbox',
  box: 'checkbox-row',
  render: (props) => <Checkbox label="標為已處理" {...props} />,
});
describeConformance('Slider', { slot: 'slider', render: (props) => <Slider label="費用" {...props} /> });
describeConformance('Switch', { slot: 'switch', render: (props) => <Switch aria-label="音效" {...props} /> });
describeConformance('Switch with a label', {
  slot: 'switch',
  box: 'switch-row',
  render: (props) => <Switch label="音效" {...props} />,
});
describeConformance('Radio', {
  slot: 'radio',
  box: 'radio-row',
  render: (props) => (
    <RadioGroup aria-label="身分">
      <Radio value="a" label="廠商" {...props} />
    </RadioGroup>
  ),
});
describeConformance('BackToTop', {
  slot: 'back-to-top',
  render: (props) => <BackToTop showAfter={-1} hideNearEnd={-1} {...props} />,
});
