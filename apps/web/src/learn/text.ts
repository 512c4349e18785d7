import { catalogue } from '../text/catalogue.ts';

/** Around lessons and the rulebook, whatever the game. */
export const learnTexts = catalogue(
  {
    'web.learn': 'Learn to play',
    'web.learn.progress': 'How far you are',
    'web.learn.step': 'Step {step} of {steps}',
    'web.learn.leave': 'Leave',
    'web.learn.back': 'Back',
    'web.learn.next': 'Next',
    'web.learn.skip': 'Do it for me',
    'web.learn.where': 'Where?',
    'web.learn.again': 'Once more',
  },
  {
    'web.learn': '学着玩',
    'web.learn.progress': '学习进度',
    'web.learn.step': '第 {step} 步，共 {steps} 步',
    'web.learn.leave': '离开',
    'web.learn.back': '上一步',
    'web.learn.next': '下一步',
    'web.learn.skip': '替我做',
    'web.learn.where': '在哪里？',
    'web.learn.again': '再来一遍',
  },
  {
    'web.learn': '學著玩',
    'web.learn.progress': '學習進度',
    'web.learn.step': '第 {step} 步，共 {steps} 步',
    'web.learn.leave': '離開',
    'web.learn.back': '上一步',
    'web.learn.next': '下一步',
    'web.learn.skip': '替我做',
    'web.learn.where': '在哪裡？',
    'web.learn.again': '再來一遍',
  },
);
