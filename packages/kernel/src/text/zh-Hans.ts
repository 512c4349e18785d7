import type { en } from './en.ts';

export const zhHans: Record<keyof typeof en, string> = {
  'kernel.not-a-choice': '这不是有效的选择。',
  'kernel.not-your-turn': '你现在没有需要决定的事。',
  'kernel.no-such-choice': '现在不能这样选择。',
  'kernel.undo-known': '此后已有新信息公开，无法撤销。',
  'kernel.undo-other': '此后已有其他玩家做出选择，无法撤销。',
  'kernel.undo-nothing': '你还没有可以撤销的选择。',
};
