import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  changedNames,
  changesBetween,
  checkOrder,
  checkSchedule,
  columnsOf,
  dateAt,
  dayOffName,
  emptySchedule,
  fitSchedule,
  isCalendarKnown,
  isWorkingDay,
  mayMoveFreely,
  moveSchedule,
  planSchedule,
  type ScheduleDates,
  scheduleColumns,
  shiftAfterDelay,
  subtractWorkingDays,
  undoChanges,
  withDate,
  workingDaysBetween,
} from '.';

describe('working days', () => {
  test.each([
    ['2026-11-23', null],
    ['2026-11-21', '週六'],
    ['2026-12-25', '行憲紀念日'],
    // Lunar new year, with the substitute days for its weekend.
    ['2027-02-04', '小年夜'],
    ['2027-02-10', '補假'],
    ['2027-02-11', null],
    // A working Saturday.
    ['2025-02-08', null],
    ['2025-02-15', '週六'],
  ])('%s: %s', (day, name) => {
    expect(dayOffName(day)).toBe(name);
    expect(isWorkingDay(day)).toBe(name === null);
  });

  test('years without a published calendar count Monday to Friday as working days, and are marked as unknown', () => {
    expect([isCalendarKnown('2027-12-31'), isCalendarKnown('2028-01-26')]).toEqual([true, false]);
    expect([isWorkingDay('2028-01-26'), isWorkingDay('2028-01-29')]).toEqual([true, false]);
  });

  test('the whole lunar new year is one step', () => {
    expect(addWorkingDays('2027-02-03', 1)).toBe('2027-02-11');
    expect(workingDaysBetween('2027-02-11', '2027-02-03')).toBe(1);
    expect(addWorkingDays('2027-02-06', 0)).toBe('2027-02-11');
  });

  test('going forward a number of working days ends that many working days away', () => {
    const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30 }), (day, count) => {
        const from = addWorkingDays(day, 0);
        expect(workingDaysBetween(from, addWorkingDays(day, count))).toBe(count);
      }),
      { numRuns: 200 },
    );
  });
});

const dates: ScheduleDates = {
  outline: { except_date: '2026-11-27', except_deadline: '2026-12-02' },
  draft: null,
  video: {
    shoot_date: '2026-12-10',
    except_a_copy_date: '2026-12-15',
    review_a_copy_date: '2026-12-17',
    except_b_copy_date: '2026-12-22',
    review_b_copy_date: '2026-12-24',
  },
  copywriting: { except_date: '2026-12-22', except_deadline: '2026-12-24' },
  works_upload: { except_date: '2026-12-29' },
};
const facts = { today: '2026-11-23', agreed: null, done: {} };

describe('the order of dates', () => {
  test('R-prj-13 dates in order, also on the same day, are valid', () => {
    expect(checkSchedule(dates, facts)).toEqual({});
    expect(checkSchedule(withDate(dates, 'video.shoot_date', '2026-12-15'), facts)).toEqual({});
  });

  test('R-prj-13 a date is compared with the nearest one before it that exists', () => {
    const gap = withDate(withDate(dates, 'video.except_a_copy_date', null), 'video.review_a_copy_date', '2026-12-09');
    expect(checkOrder(gap, facts)).toEqual({ 'video.review_a_copy_date': '不能早於拍攝日（12/10）' });
    expect(checkSchedule(gap, facts)).toHaveProperty(['video.except_a_copy_date'], '請填寫此欄位');
  });

  test('R-prj-13 for any dates: without an error no date precedes the one before it', () => {
    const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-23', days));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 12, maxLength: 12 }), (days) => {
        const some = scheduleColumns.reduce((now, column, index) => withDate(now, column, days[index] ?? null), dates);
        const video = columnsOf(some).filter((column) => /^(video|works)/.test(column));
        const inOrder = video.every(
          (column, index) =>
            index === 0 || (dateAt(some, column) ?? '') >= (dateAt(some, video[index - 1] ?? column) ?? ''),
        );
        const errors = checkSchedule(some, facts);
        expect(video.some((column) => errors[column])).toBe(!inOrder);
      }),
      { numRuns: 200 },
    );
  });

  test('an unchanged date may be in the past, a moved one may not', () => {
    const later = { today: '2026-12-11', agreed: dates, done: {} };
    expect(checkSchedule(dates, later)).toEqual({});
    expect(checkSchedule(withDate(dates, 'video.shoot_date', '2026-12-09'), later)).toEqual({
      'video.shoot_date': '不能早於今天',
    });
  });
});

test('R-prj-02 a task only gets the dates of its own parts', () => {
  const essay = fitSchedule(dates, ['outline', 'copywriting', 'works_upload']);
  expect(columnsOf(essay)).toHaveLength(5);
  expect(essay.video).toBeNull();
  expect(columnsOf(emptySchedule(['video']))).toHaveLength(5);
});

test('R-prj-09 moving one date by three working days is free, two dates or four days are not', () => {
  const by = (day: string) => withDate(dates, 'works_upload.except_date', day);
  expect(mayMoveFreely(dates, by('2027-01-04'), 2)).toBe(true);
  expect(mayMoveFreely(dates, by('2027-01-05'), 2)).toBe(false);
  expect(mayMoveFreely(dates, by('2027-01-04'), 0)).toBe(false);
  expect(mayMoveFreely(dates, withDate(by('2026-12-30'), 'outline.except_date', '2026-11-26'), 2)).toBe(false);
});

test('changes are named: the first two, and how many', () => {
  const after = withDate(withDate(dates, 'outline.except_date', '2026-11-26'), 'video.shoot_date', '2026-12-11');
  expect(changedNames(changesBetween(dates, after))).toBe('大綱交付日、拍攝日');
  expect(changedNames(changesBetween(null, dates))).toBe('大綱交付日、大綱定稿期限等10個日期');
});

describe('a delay', () => {
  test('of the creator moves the vendor’s responses, and dates that would precede them', () => {
    const delay = { column: 'video.except_a_copy_date', late: 'creator', days: 2 } as const;
    expect(shiftAfterDelay(dates, {}, delay)).toEqual({
      ...dates,
      video: {
        ...dates.video,
        review_a_copy_date: '2026-12-21',
        review_b_copy_date: '2026-12-29',
      },
      copywriting: { except_date: '2026-12-22', except_deadline: '2026-12-29' },
      works_upload: { except_date: '2026-12-29' },
    });
  });

  test('does not move completed dates, and changes nothing if nothing follows', () => {
    const delay = { column: 'works_upload.except_date', late: 'creator', days: 2 } as const;
    expect(shiftAfterDelay(dates, {}, delay)).toBeNull();
    const early = { column: 'video.except_b_copy_date', late: 'creator', days: 2 } as const;
    const done = { 'video.review_b_copy_date': '2026-12-24', 'copywriting.except_deadline': '2026-12-24' };
    expect(shiftAfterDelay(dates, done, early)).toBeNull();
  });
});

describe('reusing dates from another day on', () => {
  const moved = moveSchedule(dates, { from: '2026-11-25', to: '2027-03-02' });

  test('they are working days, with the same distances as before', () => {
    expect(moved.outline).toEqual({ except_date: '2027-03-04', except_deadline: '2027-03-09' });
    expect(moved.draft).toBeNull();
    const before = workingDaysBetween('2026-11-25', '2026-12-29');
    expect(dateAt(moved, 'works_upload.except_date')).toBe(addWorkingDays('2027-03-02', before));
    expect(checkSchedule(moved, { ...facts, today: '2027-03-02' })).toEqual({});
  });

  test('none precedes that day, and missing dates stay empty', () => {
    const gap = withDate(dates, 'video.shoot_date', null);
    const late = moveSchedule(gap, { from: '2026-12-20', to: '2027-03-02' });
    expect(dateAt(late, 'outline.except_date')).toBe('2027-03-02');
    expect(dateAt(late, 'video.shoot_date')).toBeNull();
  });
});

describe('a plan from the day of going online', () => {
  const all = emptySchedule(['outline', 'draft', 'video', 'copywriting', 'works_upload']);

  test('R-prj-13 every date is a working day, in order, none before today, however little time there is', () => {
    const from = Date.parse('2026-11-20');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200 }), (start, length) => {
        const today = addDays(new Date(from).toISOString().slice(0, 10), start);
        const online = addDays(today, length);
        const { dates } = planSchedule(all, online, { today, done: {} });
        expect(checkSchedule(dates, { today, agreed: null, done: {} })).toEqual({});
        expect(dateAt(dates, 'works_upload.except_date')).toBe(online);
        for (const column of columnsOf(dates)) {
          const day = dateAt(dates, column);
          expect(day === online || isWorkingDay(String(day))).toBe(true);
        }
      }),
    );
  });

  test('enough time gives the usual distances; too little shrinks them all, and is marked as tight', () => {
    const wide = planSchedule(all, '2027-08-31', { today: '2027-06-01', done: {} });
    expect(wide.isTight).toBe(false);
    expect(dateAt(wide.dates, 'video.review_b_copy_date')).toBe(subtractWorkingDays('2027-08-31', 2));
    const narrow = planSchedule(all, '2027-08-31', { today: '2027-08-17', done: {} });
    expect(narrow.isTight).toBe(true);
    expect(dateAt(narrow.dates, 'outline.except_date')).toBe('2027-08-17');
  });

  test('completed dates stay, and parts the task lacks are left out', () => {
    const before = withDate(emptySchedule(['outline', 'works_upload']), 'outline.except_date', '2027-06-01');
    const done = { 'outline.except_date': '2027-06-02' };
    const { dates } = planSchedule(before, '2027-08-31', { today: '2027-07-01', done });
    expect(dateAt(dates, 'outline.except_date')).toBe('2027-06-01');
    expect(dates.video).toBeNull();
  });

  test('changes can be undone', () => {
    const before = withDate(all, 'video.shoot_date', '2027-07-01');
    const after = withDate(before, 'works_upload.except_date', '2027-08-02');
    expect(undoChanges(after, changesBetween(before, after))).toEqual(before);
  });
});
