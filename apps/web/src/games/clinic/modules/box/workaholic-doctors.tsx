import { workaholicDoctorsTexts } from '@asclepion/clinic/text/modules/workaholic-doctors';
import type { Target } from '../../../../board/drawing.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { cellTarget, somebody, spaceTarget } from '../../targets.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.letter.workaholic': 'P',
    'term.workaholic': 'workaholic doctor',
    'forms.workaholic': 'workaholic doctor|workaholic doctors|workaholic|purple doctor|purple doctors',
    'meaning.workaholic':
      'A purple doctor for $8: treats 1 red, 2 orange, 3 yellow or 4 white patients at once, then leaves the game.',
    'example.workaholic': 'One glorious shift',
    'shows.workaholic':
      'With the purple doctor in the treatment room four white patients fit in. Bring everybody in, in any order, and let it treat all four: $32. Then it lies down, and is gone before the round ends.',
  },
  {
    'web.letter.workaholic': '紫',
    'term.workaholic': '工作狂医生',
    'forms.workaholic': '工作狂医生|紫色医生',
    'meaning.workaholic': '紫色医生，$8：一次治疗 1 位红色、2 位橙色、3 位黄色或 4 位白色病人，然后离开游戏。',
    'example.workaholic': '辉煌的一班',
    'shows.workaholic':
      '紫色医生在治疗室时，里面容得下四位白色病人。先后随意，把所有人都带进去，让他治好四位：$32。之后他躺倒，本轮结束前离开。',
  },
  {
    'web.letter.workaholic': '紫',
    'term.workaholic': '工作狂醫生',
    'forms.workaholic': '工作狂醫生|紫色醫生',
    'meaning.workaholic': '紫色醫生，$8：一次治療 1 位紅色、2 位橙色、3 位黃色或 4 位白色病患，然後離開遊戲。',
    'example.workaholic': '輝煌的一班',
    'shows.workaholic':
      '紫色醫生在診間時，裡面容得下四位白色病患。先後隨意，把所有人都帶進去，讓他治好四位：$32。之後他躺倒，本輪結束前離開。',
  },
);

/** Workaholic doctors: a ragged coat and hair on end, known without any colour. */
export const workaholicDoctorsFace: ModuleFace = {
  texts: [workaholicDoctorsTexts, words],
  people: {
    workaholic: {
      sign: 'M8 1.5l2 3.3 3.8-.6-.9 3.7 2.6 2.8-3.6 1.2-.4 3.6L8 13.6l-3.5 1.9-.4-3.6L.5 10.7l2.6-2.8-.9-3.7 3.8.6z',
      levelled: false,
      outfit: {
        body: 'M16 12.5c5.2 0 8.7 2 9.3 6.5L28.5 34l-4.4-2-2.3 4.5-2.9-3.8-2.9 4.3-2.9-4.3-2.9 3.8L7.9 32l-4.4 2L6.7 19c.6-4.5 4.1-6.5 9.3-6.5z',
        legs: true,
        head: 16,
        wears: (
          <>
            <path
              className="hair"
              d="M9.6 8 6.8 4.6l3.4.2L9.8.6l3.2 2.2L15.4-2l2 4.2L20.8-.6l.5 4.2 4-1-2.4 5.6C21.8 5.4 19.6 4 16 4S10.6 5.4 9.6 8z"
            />
            <path className="trim" d="M11 13.5l5 7 5-7" />
          </>
        ),
      },
    },
  },
  pointing: {
    'hire-workaholic': ({ space }) => ({ needs: [spaceTarget(Number(space))] }),
    overwork(choice, rules) {
      const at = Number(choice.at);
      const patients = rules.services.map((_, row): Target => somebody('patient', Number(choice.patient), row, at));
      return { needs: [cellTarget(at)], also: [somebody('workaholic', 0, -1, at), ...patients] };
    },
  },
  meant: {
    'treat-patients': ({ state, seat, cell }) =>
      cell === undefined
        ? []
        : state.clinics[seat].people
            .filter(({ kind, at }) => kind === 'patient' && at === cell)
            .map(({ level }) => ({ do: 'overwork', at: cell, patient: level })),
  },
  terms: [{ id: 'workaholic', rule: 'CX-WRK-8' }],
  examples: {
    workaholic: {
      rules: ['CX-WRK-6', 'CX-WRK-8', 'CX-WRK-12'],
      parts: ['outside', 'building'],
      set: (p) => {
        p.positionS().person('workaholic', 0, -1, 'access');
        for (let made = 0; made < 4; made++) p.patient('white', 'psychiatry');
        return p.asks(frame('move'), frame('treat'), frame('pay'), frame('workaholic-leave'));
      },
    },
  },
};
