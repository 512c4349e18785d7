import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'kernel.not-a-choice': '這不是有效的選擇。',
  'kernel.not-your-turn': '你現在沒有需要決定的事。',
  'kernel.no-such-choice': '現在不能這樣選擇。',
  'kernel.undo-known': '此後已有新資訊公開，無法復原。',
  'kernel.undo-other': '此後已有其他玩家做出選擇，無法復原。',
  'kernel.undo-nothing': '你還沒有可以復原的選擇。',
};
