import type { Locale } from '@asclepion/kernel/text';
import { useTexts } from '../src/text/texts.ts';

/** Words to try the components with, short and long, in every language. */
const SAMPLES = {
  en: {
    go: 'Open the table',
    stop: 'Delete the table',
    other: 'Save as file',
    name: 'Name',
    help: 'So the others see you.',
    problem: 'A name has at most 40 letters.',
    one: 'Board',
    two: 'Shared',
    three: 'Log',
    title: 'A place for everybody',
    sentence: 'The corridor is full, so nobody else can walk through it before somebody has moved on.',
    score: 'Score',
    points: 'Points',
    total: 'Total',
  },
  'zh-Hans': {
    go: '开桌',
    stop: '删除牌桌',
    other: '存成文件',
    name: '名字',
    help: '其他人看到的名字。',
    problem: '名字最多 40 个字。',
    one: '版图',
    two: '公共区',
    three: '记录',
    title: '人人都有位置',
    sentence: '走廊已经满了，要等有人离开，其他人才能通过。',
    score: '得分',
    points: '分数',
    total: '总分',
  },
  'zh-Hant': {
    go: '開桌',
    stop: '刪除牌桌',
    other: '存成檔案',
    name: '名字',
    help: '其他人看到的名字。',
    problem: '名字最多 40 個字。',
    one: '版圖',
    two: '公共區',
    three: '記錄',
    title: '人人都有位置',
    sentence: '走廊已經滿了，要等有人離開，其他人才能通過。',
    score: '得分',
    points: '分數',
    total: '總分',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export const useSample = (): Readonly<Record<keyof (typeof SAMPLES)['en'], string>> => SAMPLES[useTexts().locale];
