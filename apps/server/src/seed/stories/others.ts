import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { anniversaryLive, handmadeSoap, hotelSpray, mountainCoffee, whiteNoise, winterSoup } from '../texts/outlines';

/** 小鹿出門中 has sent a first outline. */
export async function hotelUnboxing(stage: Stage): Promise<void> {
  const { hsu, deer } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '助眠噴霧｜飯店開箱短影音',
    product: '助眠噴霧',
    vendor: hsu,
    createdAt: ago(9, '14:00'),
    from: -8,
    to: 30,
    tasks: [
      {
        type: 'short_video',
        title: '飯店一晚短影音',
        platforms: ['Instagram', 'TikTok'],
        creator: deer,
        fee: 26_000,
        due: { '030': 4, '040': 8, '050': 14, '060': 18, '070': 21, '080': 30 },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, deer);
  script.prepare(8);
  script.send(ago(1, '08:47'), hotelSpray);
  script.comment(ago(1, '09:02'), 'creator', {
    text: '飯店那邊希望片頭先出現大廳，想聽聽你們的意見。',
    quote: '電梯門打開',
  });
  new ChatScript(stage, hsu, deer).say(minutesAgo(320), deer, '飯店那邊說十一點前可以進場拍攝，要先約嗎？');
}

/** 阿凱實驗室 is to revise the script. */
export async function sleepExperiment(stage: Stage): Promise<void> {
  const { hsu, akai } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '白噪音喇叭｜工程師的睡眠實驗',
    product: '白噪音喇叭',
    vendor: hsu,
    createdAt: ago(21, '11:00'),
    from: -20,
    to: 35,
    tasks: [
      {
        type: 'video',
        title: '十四天睡眠實驗',
        platforms: ['YouTube'],
        creator: akai,
        fee: 52_000,
        due: { '030': -9, '040': 3, '050': 12, '060': 18, '070': 22, '080': 35 },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, akai);
  script.prepare(20);
  script.send(ago(13, '22:05'), whiteNoise);
  const rule = script.comment(ago(12, '10:30'), 'vendor', {
    text: '音量證明這段很棒，保留！',
    quote: '用分貝計入鏡證明',
  });
  script.processed(ago(12, '18:00'), 'creator', rule);
  script.finalise(ago(10, '19:20'));
  script.accept(ago(9, '09:15'));
  script.move(ago(4, '20:40'), 'creator', '040', 'send', 1);
  script.move(ago(2, '16:10'), 'vendor', '040', 'request_changes');
  const chat = new ChatScript(stage, hsu, akai);
  chat.say(ago(2, '16:20'), hsu, '腳本第三段的數據想再保守一點，留言在腳本上了。');
  chat.say(ago(1, '09:05'), akai, '沒問題，週末前改好。');
  chat.read(ago(1, '09:20'), hsu);
}

/** 廚房裡的貓 has sent the copy of a post. */
export async function winterPillow(stage: Stage): Promise<void> {
  const { hsu, cat } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '冬夜暖湯 × 香氛枕',
    product: '香氛枕',
    vendor: hsu,
    createdAt: ago(24, '09:00'),
    from: -23,
    to: 20,
    tasks: [
      {
        type: 'essay',
        title: '九張圖文',
        platforms: ['Instagram', 'Facebook'],
        creator: cat,
        fee: 18_000,
        due: { '030': -14, '060': -1, '061': 5, '070': 9, '080': 20 },
        frames: { '030': 'pillow.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, cat);
  script.prepare(22);
  script.send(ago(16, '21:10'), winterSoup);
  script.accept(ago(15, '10:05'));
  script.move(minutesAgo(420), 'creator', '060', 'send', 1);
  const chat = new ChatScript(stage, hsu, cat);
  chat.say(minutesAgo(410), cat, '文案送出囉，照片下週補上。', {
    file: { name: '湯與枕頭.jpg', content: { picture: 'pillow.jpg' } },
  });
}

/** The live show is over; the closing report is due. */
export async function anniversary(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '週年慶直播｜陪你睡一晚',
    product: '睡眠組合',
    vendor: hsu,
    createdAt: ago(45, '10:00'),
    from: -44,
    to: 14,
    tasks: [
      {
        type: 'live',
        title: '深夜直播',
        platforms: ['YouTube'],
        creator: acheng,
        fee: 88_000,
        due: { '030': -34, '040': -28, '050': -22, '060': -18, '070': -7, '080': 14 },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.prepare(44);
  script.send(ago(38, '15:00'), anniversaryLive);
  script.accept(ago(37, '11:00'));
  script.pass(ago(32, '20:00'), ago(31, '10:00'), '040');
  script.pass(ago(25, '22:00'), ago(24, '14:00'), '050');
  script.pass(ago(20, '18:00'), ago(19, '10:30'), '060');
  script.move(ago(8, '01:10'), 'creator', '070', 'submit');
  script.move(ago(7, '10:00'), 'vendor', '070', 'pass');
}

/** 日日製皂 asked 阿澄 for changes: a turn of the creator's. */
export async function soapStory(stage: Stage): Promise<void> {
  const { lin, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '手工皂｜三雙手的故事',
    product: '苦茶油手工皂',
    vendor: lin,
    createdAt: ago(12, '13:00'),
    from: -11,
    to: 28,
    tasks: [
      {
        type: 'essay',
        title: '五張圖文',
        platforms: ['Instagram'],
        creator: acheng,
        fee: 22_000,
        due: { '030': 1, '060': 7, '061': 9, '070': 14, '080': 28 },
      },
    ],
  });
  const script = new TaskScript(stage, task, lin, acheng);
  script.prepare(11);
  script.send(ago(5, '19:30'), handmadeSoap);
  script.comment(ago(4, '10:10'), 'vendor', {
    text: '三雙手很有畫面！第二雙可以換成廚師的手嗎？',
    quote: '搬完貨的手',
  });
  script.comment(ago(4, '10:18'), 'vendor', {
    text: '成分那張請加上「苦茶油 40%」。',
    quote: '成分與購買方式',
    pictures: ['desk.jpg'],
  });
  script.askForChanges(ago(4, '10:25'));
  const chat = new ChatScript(stage, lin, acheng);
  chat.say(ago(4, '10:30'), lin, '阿澄你好，大綱的兩個小地方我留言了，不急，週末前就好。');
  chat.read(ago(4, '12:00'), acheng);
}

/** Everything done: a closed project. */
export async function mountainBrew(stage: Stage): Promise<void> {
  const { chen, walk } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '露營手沖｜山上的第一杯',
    product: '掛耳與手沖組',
    vendor: chen,
    createdAt: ago(70, '09:00'),
    from: -69,
    to: -3,
    tasks: [
      {
        type: 'video',
        title: '雲海手沖影片',
        platforms: ['YouTube'],
        creator: walk,
        fee: 60_000,
        frames: { '020': 'coffee.jpg', '030': 'camp.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, chen, walk);
  script.prepare(69);
  script.send(ago(62, '10:00'), mountainCoffee);
  script.accept(ago(61, '10:00'));
  script.pass(ago(55, '10:00'), ago(54, '10:00'), '040');
  script.pass(ago(46, '10:00'), ago(44, '10:00'), '050');
  script.pass(ago(40, '10:00'), ago(39, '10:00'), '060');
  script.move(ago(35, '10:00'), 'creator', '070', 'submit');
  script.move(ago(34, '10:00'), 'vendor', '070', 'pass');
  script.move(ago(12, '10:00'), 'creator', '080', 'send');
  script.move(ago(11, '10:00'), 'vendor', '080', 'open');
  script.move(ago(3, '10:00'), 'vendor', '080', 'accept');
}
