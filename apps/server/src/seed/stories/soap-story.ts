import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { soapBrief } from '../texts/briefs';
import { handmadeSoap } from '../texts/outlines';

/** 日日製皂 has asked 阿澄 for changes: it is the creator's turn. */
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
      },
    ],
  });
  const script = new TaskScript(stage, task, lin, acheng);
  script.prepare(11, soapBrief, {
    outline: [-5, 1],
    copywriting: [7, 9],
    works_upload: [14],
  });
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
