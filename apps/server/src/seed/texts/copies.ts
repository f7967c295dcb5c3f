import type { CopyContent, StoryFrame } from '@paidang/contract/entities';
import { demoId } from '../demo-id';

const post = (text: string): CopyContent => ({ mode: 'post', text });

/** A frame; its picture is added when the scene is played. */
const frame = (name: string, caption: string, link?: { text: string; url: string }): StoryFrame => ({
  frame_uuid: demoId(`frame ${name}`),
  image: null,
  caption,
  link_sticker: link ?? null,
});

export const winterPost = post(
  '<p>冬夜九點，抽油煙機的燈還亮著。</p><p>玉米排骨湯滾了四十分鐘，沙發上的枕頭也等了四十分鐘。等的人回來了，先聞到湯，再聞到雪松。</p><p>全台第一款雪松枕，限時到一月底。</p><p>——與山眠合作</p><p>#冬夜 #香氛枕 #暖湯</p>',
);

export const winterFrames: readonly StoryFrame[] = [
  frame('winter 1', '湯滾了，人還沒到。'),
  frame('winter 2', '幫你留了沙發最舒服的那個位置。'),
  frame('winter 3', '冬季限定的雪松款在這裡', { text: '去看看', url: 'https://example.com/winter' }),
];

export const serumFrames: readonly StoryFrame[] = [
  frame('serum 1', '我睡不好的證據，影片裡都有。'),
  frame('serum 2', '第七天，朋友說我看起來「有睡」。'),
  frame('serum 3', '優惠碼 SLEEP10，到月底', { text: '看影片', url: 'https://example.com/night-serum-film' }),
];

export const liveCopy = post(
  '<p>今晚十一點，陪你睡一晚。</p><p>前半場聊睡不著的原因，後半場關燈。抽獎辦法與優惠碼在置頂留言，只到直播結束。</p><p>本直播與山眠合作 #山眠週年慶 #陪你睡一晚</p>',
);

export const coffeeCopy = post(
  '<p>本影片與霧丘咖啡合作</p><p>清晨五點半，帳篷外是雲海。第一杯給自己，第二杯給隔壁帳的陌生人。</p><p>豆子：單一產區，中淺焙。#霧丘咖啡 #山上的第一杯</p>',
);

export const layoverVideo = post(
  '<p>本影片與山眠合作</p><p>候機四小時，我只想把脖子借給一顆枕頭。充氣、靠窗、睡到登機廣播，全程沒有醒。</p><p>香味可以維持三個月，出發前記得換香氛片。</p><p>#山眠 #旅行枕 #候機</p>',
);

export const layoverReel = post(
  '<p>與山眠合作</p><p>候機四小時的睡法：充氣、轉向、閉眼。</p><p>旅行枕收起來只有一顆蘋果大，香氛片可以補充。</p><p>#山眠 #旅行枕</p>',
);

export const layoverThread = post('<p>與山眠合作｜在機場睡得比家裡好，正常嗎？</p><p>#旅行枕</p>');

export const coolQuiltFilm = post(
  '<p>本影片與山眠合作</p><p>冷氣開28度，我蓋了一個月的被子。電費、睡眠時間、半夜醒來的次數，都記下來了。</p><p>實測期間至少三週，優惠碼 COOL10，到月底。</p><p>#山眠 #天絲涼被</p>',
);

export const coolQuiltPost = post(
  '<p>與山眠合作</p><p>熱天蓋被子不是忍耐，是一種習慣。完整實測在影片裡，實測期間至少三週。</p><p>優惠碼 COOL10，到月底。</p><p>#山眠 #天絲涼被</p>',
);
