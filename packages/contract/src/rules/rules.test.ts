import { describe, expect, test } from 'vitest';
import { demoSite } from '../vocabulary';
import {
  capCount,
  checkChatFile,
  checkCommentPhoto,
  checkEditorImage,
  checkEditorLink,
  checkEmail,
  checkNewPassword,
  checkOptionalPhone,
  checkPassword,
  checkPhotoCount,
  checkPlatformLink,
  checkRequiredPhone,
  escapeMarkup,
  isBlankMarkup,
  isBlankText,
  isDriveLink,
  isEmail,
  isInlineImage,
  isTaxId,
  isVideoLink,
  lastWords,
  removeUnusableCharacters,
} from '.';

describe('e-mail', () => {
  test('R-val-01 an empty address is reported in the wording of its form', () => {
    expect(checkEmail('')).toBe('記得填寫喔');
    expect(checkEmail('', 'page')).toBe('請填寫此欄位');
  });

  test('R-val-02 an invalid address is refused in the wording of its form', () => {
    for (const bad of ['abc', 'a@b', '@b.tw', 'a@@b.tw', 'a@b..tw', 'a@-b.tw']) {
      expect(checkEmail(bad)).toBe('電子郵件不正確');
      expect(checkEmail(bad, 'page')).toBe('請填寫正確的Email格式');
    }
    expect(checkEmail('yachu.hsu+film@sanmin.com.tw')).toBeNull();
  });

  test.each(['a b@c.tw', 'a@c.tw ', 'a@c.tw\n', 'ａ@c.tw', 'a＠c.tw', 'a@c．tw', '　a@c.tw'])(
    'R-val-03 white space and full-width characters are refused: %j',
    (value) => {
      expect(isEmail(value)).toBe(false);
    },
  );
});

describe('password', () => {
  test('R-val-04 an empty password is reported in the wording of its form', () => {
    expect(checkPassword('')).toBe('記得填寫喔');
    expect(checkPassword('', 'page')).toBe('請填寫密碼');
  });

  test.each([...'*+?^$(){}|/\'"[]\\', ' ', '　', 'Ａ', '１'])(
    'R-val-05 %j is not allowed in a password',
    (character) => {
      expect(checkPassword(`paidang${character}2026`)).toBe('注意格式是否錯誤');
    },
  );

  test('R-val-05 other punctuation is allowed, and a sign-in accepts an older short password', () => {
    expect(checkPassword('a-b_c.d!e@f#g%h&i=j~k,l;m:n<o>p`')).toBeNull();
    expect(checkPassword('x')).toBeNull();
  });

  test('R-val-05 a new password has at least 8 characters', () => {
    expect(checkNewPassword('1234567')).toBe('密碼至少8個字');
    expect(checkNewPassword('12 34567')).toBe('注意格式是否錯誤');
    expect(checkNewPassword('', 'page')).toBe('請填寫密碼');
    expect(checkNewPassword('1234567a')).toBeNull();
  });
});

describe('phone', () => {
  test('R-val-06 form A is optional and accepts digits, +, parentheses, hyphen, space and dot', () => {
    expect(checkOptionalPhone('')).toBeNull();
    expect(checkOptionalPhone('+886 (2) 5550-0168.1')).toBeNull();
    expect(checkOptionalPhone('0255500168#12')).toBe('注意格式是否錯誤');
    expect(checkOptionalPhone('０２５５５００１')).toBe('注意格式是否錯誤');
  });

  test('R-val-07 form B is required and also accepts #', () => {
    expect(checkRequiredPhone('')).toBe('請填寫此欄位');
    expect(checkRequiredPhone('02-5550-0168#12')).toBeNull();
    expect(checkRequiredPhone('abc')).toBe('注意格式是否錯誤');
  });

  test('blanks are not a number, and a number has at most 40 characters', () => {
    expect(checkOptionalPhone('        ')).toBeNull();
    expect(checkRequiredPhone('        ')).toBe('請填寫此欄位');
    for (const check of [checkOptionalPhone, checkRequiredPhone]) {
      expect(check('1'.repeat(40))).toBeNull();
      expect(check('1'.repeat(41))).toBe('注意格式是否錯誤');
    }
  });

  test('R-val-08 fewer than 7 characters is not a phone number, 7 are', () => {
    for (const check of [checkOptionalPhone, checkRequiredPhone]) {
      expect(check('123456')).toBe('無效的電話號碼');
      expect(check('1234567')).toBeNull();
    }
  });
});

describe('links', () => {
  test('R-val-09 a platform link starts with http or https, or is empty', () => {
    expect(checkPlatformLink('')).toBeNull();
    expect(checkPlatformLink('HTTPS://youtu.be/x7k2')).toBeNull();
    for (const bad of ['youtu.be/x7k2', 'ftp://a.tw', 'javascript:alert(1)', ' https://a.tw']) {
      expect(checkPlatformLink(bad)).toBe('注意格式是否錯誤');
    }
  });

  test('R-val-11 file, open, uc and folder addresses of the cloud drive are recognised', () => {
    for (const good of [
      'https://drive.google.com/file/d/1a2b3c/view',
      'https://drive.google.com/open?id=1a2b3c',
      'https://drive.google.com/uc?id=1a2b3c&export=download',
      'https://drive.google.com/drive/folders/1a2b3c',
      'https://drive.google.com/drive/u/0/folders/1a2b3c',
    ]) {
      expect(isDriveLink(good), good).toBe(true);
    }
    for (const bad of [
      'https://drive.google.com/',
      'https://drive.google.com/open',
      'https://drive.google.com.evil.example/file/d/1',
      'ftp://drive.google.com/file/d/1',
      'nonsense',
    ]) {
      expect(isDriveLink(bad), bad).toBe(false);
    }
  });

  test('R-val-12 a video link is an http(s) address whose path ends in .mp4', () => {
    expect(isVideoLink('https://cdn.example/a/b.MP4?token=1')).toBe(true);
    expect(isVideoLink('http://cdn.example/b.mp4')).toBe(true);
    expect(isVideoLink('https://cdn.example/?f=b.mp4')).toBe(false);
    expect(isVideoLink('ftp://cdn.example/b.mp4')).toBe(false);
    expect(isVideoLink('b.mp4')).toBe(false);
  });

  test('an empty editor link removes the link, any other text must be an address', () => {
    expect(checkEditorLink('')).toBeNull();
    expect(checkEditorLink('paidang.tw')).toBe('請確認是否輸入為網址');
  });
});

describe('files', () => {
  const tenMegabytes = 10_485_760;

  test('a comment photo is a jpg, jpeg or png of at most 10,485,760 bytes', () => {
    expect(checkCommentPhoto({ name: 'a.JPG', size: tenMegabytes })).toBeNull();
    expect(checkCommentPhoto({ name: 'a.jpg', size: tenMegabytes + 1 })).toBe('上傳失敗，檔案大小勿超過10MB');
    expect(checkCommentPhoto({ name: 'a.gif', size: 1 })).toBe('上傳失敗');
    expect(checkCommentPhoto({ name: 'png', size: 1 })).toBe('上傳失敗');
  });

  test('a comment has at most 6 photos', () => {
    expect(checkPhotoCount(6)).toBeNull();
    expect(checkPhotoCount(7)).toBe('最多上傳6張照片');
  });

  test('an editor picture has one message for size and type', () => {
    expect(checkEditorImage({ name: 'a.jpeg', size: tenMegabytes })).toBeNull();
    expect(checkEditorImage({ name: 'a.bmp', size: 1 })).toBe('上傳失敗，檔案大小勿超過10MB');
  });

  test('the chat refuses unknown types, and names the size and limit of a file that is too large, from one constant', () => {
    expect(checkChatFile({ name: 'a.exe', size: 1 })).toBe('不支援此檔案格式');
    expect(checkChatFile({ name: 'a.zip', size: 100_000_000 })).toBeNull();
    expect(checkChatFile({ name: 'a.zip', size: 100_000_001 })).toBe('檔案大小 100.01 MB，超過單檔上限 100 MB');
    expect(checkChatFile({ name: 'a.zip', size: 120_000_000 })).toBe('檔案大小 120 MB，超過單檔上限 100 MB');
  });

  test('pictures are shown inline, archives and documents as cards', () => {
    expect(['a.jpg', 'a.jpeg', 'a.png', 'a.bmp', 'a.gif'].every(isInlineImage)).toBe(true);
    expect(['a.zip', 'a.rar', 'a.xlsx', 'a.docx', 'a.txt', 'a.mp3'].some(isInlineImage)).toBe(false);
  });

  test('the room list shows the text of a message, or whether it is a picture or a file', () => {
    const said = (text: string, name?: string) =>
      lastWords({ text, file: name === undefined ? null : { name }, is_sender: false });
    expect(said('收到！')).toMatchObject({ kind: 'text', text: '收到！' });
    expect(said('這張可以嗎？', 'a.png')).toMatchObject({ kind: 'text', text: '這張可以嗎？' });
    expect(said(' ', 'a.PNG')).toMatchObject({ kind: 'picture', text: 'a.PNG' });
    expect(said('', 'a.zip')).toMatchObject({ kind: 'file', text: 'a.zip' });
  });
});

describe('text', () => {
  test.each(['', '  \n', '<p></p>', '<p><br></p>', '<p>&nbsp;　</p>', '<ul><li></li></ul>'])('%j is blank', (value) => {
    expect(isBlankMarkup(value)).toBe(true);
  });

  test.each([
    '\u200b',
    ' \u200c\u200d ',
    '\u2060\ufeff',
    '\u00ad',
    '\u200e\u202e',
    '\u3164',
    '\u180e\ufe0f',
    '\u2800',
    '\u{e0041}',
  ])('R-chat-09 %j shows nothing, and is blank', (value) => {
    expect(isBlankText(value)).toBe(true);
    expect(isBlankMarkup(`<p>${value}</p>`)).toBe(true);
  });

  test.each(['字', '.', '👩‍👩‍👧', '❤️', '🏴\u{e0067}\u{e007f}', 'مرحبا', 'é', '\u202e字'])('%j can be seen', (value) => {
    expect(isBlankText(value)).toBe(false);
  });

  test.each(['字', '<p>字</p>', '<img src="/files/a.png">', '1 < 2'])('%j is not blank', (value) => {
    expect(isBlankMarkup(value)).toBe(false);
  });

  test.each([
    ['a\u0000b', 'ab'],
    ['半\ud83d', '半'],
    ['😀', '😀'],
    ['\ufffe\uffff\u0001字\u0085', '字'],
    ['行\u000b行\u000c行', '行\n行\n行'],
    ['\t一\r\n二 　', '\t一\r\n二 　'],
  ])('R-err-04 of %j is kept %j', (text, kept) => {
    expect(removeUnusableCharacters(text)).toBe(kept);
  });

  test('&, < and > are escaped', () => {
    expect(escapeMarkup('<b>&</b>')).toBe('&lt;b&gt;&amp;&lt;/b&gt;');
  });

  test('R-sh-21 a count above 99 is shown as 99+', () => {
    expect(capCount(99)).toBe('99');
    expect(capCount(100)).toBe('99+');
  });
});

describe('統一編號', () => {
  test('R-sh-16 its check sum is validated, and the demo’s is valid', () => {
    for (const good of ['04595257', '22099131', demoSite.taxId]) expect(isTaxId(good ?? ''), good).toBe(true);
    for (const bad of ['04595258', '12345678', '00000000', '0459525', '045952570', ''])
      expect(isTaxId(bad), bad).toBe(false);
  });

  test('a 7 in the seventh position counts as zero or one', () => {
    expect(isTaxId('12345675')).toBe(true);
    expect(isTaxId('12345676')).toBe(true);
    expect(isTaxId('12345677')).toBe(false);
  });
});
