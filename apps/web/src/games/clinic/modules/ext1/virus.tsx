import { virusTexts } from '@asclepion/clinic/text/modules/virus';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { withWords } from '../../texts.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.infected': 'infected',
    'term.infected': 'infected',
    'forms.infected': 'infected|outbreak',
    'meaning.infected': 'A service whose patients worsen by two levels this round.',
    'example.virus': 'One too many',
    'shows.virus':
      'Four psychiatry patients wait, two of them yours: that is just not too many for two players. Take a fifth one, or leave it, and see what happens to those on the boards.',
  },
  {
    'web.infected': '感染',
    'term.infected': '感染',
    'forms.infected': '感染',
    'meaning.infected': '该科室的病人本轮加重两级。',
    'example.virus': '多了一个',
    'shows.virus':
      '精神科有四名病人在等，其中两名是你的：两名玩家的话刚好不算多。接走第五名，或者不接，看看版图上的病人会怎样。',
  },
  {
    'web.infected': '感染',
    'term.infected': '感染',
    'forms.infected': '感染',
    'meaning.infected': '該科別的病患本輪加重兩級。',
    'example.virus': '多了一個',
    'shows.virus':
      '精神科有四名病患在等，其中兩名是你的：兩名玩家的話剛好不算多。帶走第五名，或者不帶，看看版圖上的病患會怎樣。',
  },
);

/** Virus: a sign beside each infected row of the notepad. */
export const virusFace: ModuleFace = {
  texts: [virusTexts, words],
  pictures: {
    virus: (
      <>
        <circle cx="12" cy="12" r="5" />
        <path d="M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5 19 19M19 5l-3.5 3.5M8.5 15.5 5 19" />
      </>
    ),
  },
  // C1-VIR-2: 1 for each infected service.
  rowMark: (texts, { marks }, row) =>
    marks.virus[row] === 1 ? { id: 'virus', name: withWords(texts, words).text('web.infected') } : undefined,
  terms: [{ id: 'infected', rule: 'C1-VIR-4' }],
  examples: {
    virus: {
      rules: ['C1-VIR-2', 'C1-VIR-4'],
      parts: ['notepad', 'outside', 'building'],
      set: (p) => {
        p.seat(1).positionS().patient('white', 'psychiatry').patient('yellow', 'psychiatry');
        return p
          .seat(0)
          .positionS()
          .patient('white', 'psychiatry')
          .patient('white', 'psychiatry')
          .emptyNotepad()
          .row('psychiatry', '_ _ _ Y')
          .row('cardiology', '_ _ _ W')
          .row('ophthalmology', '_ _ _ W')
          .asks(
            frame('spend-points', { seat: 0, points: 1 }),
            frame('close-notepad'),
            frame('virus-check'),
            frame('admin-patients'),
            frame('virus-outbreak'),
          );
      },
    },
  },
};
