import { moduleTexts, page } from '../module-texts.ts';

/** Obstetrics, in words. */
export const obstetricsTexts = moduleTexts(
  'obstetrics',
  {
    'clinic.module.obstetrics': 'Obstetrics',
    'clinic.module-help.obstetrics':
      'Pregnant women stand in the university. Whoever admits one gains popularity, and should help her soon; whoever looks away gets bad press.',
    'clinic.module-page.obstetrics': page(
      'Before the university is filled, the starting player chooses how many of the 3 women appear. They take the leftmost spaces.',
      'So the doctors stand further right, where they are cheaper. With no space left there are none this round.',
      'When hiring you may admit a woman in place of a doctor: free, 1 popularity at once, and she needs a car.',
      'After the third action each woman left in the university costs the most popular player 2. Then they go home.',
      'A woman walks like a patient, but to any treatment room, and stays there. She may wait outside as long as you like.',
      'A birth needs a white and a yellow doctor in her active treatment room; nurses may bend them. It brings $10.',
      'Both doctors then treat nobody else this round. The woman leaves with a car.',
      'At the end of income each admitted woman who has not given birth costs you 2 popularity, in every round.',
      'In the admin phase the new starting player chooses once more, after the new turn order; then doctors rise and the rest is drawn.',
      'Alone you do not choose: one woman appears each round if there is a space.',
    ),
    'clinic.kind.pregnant-woman': 'pregnant woman',
    'clinic.kinds.pregnant-woman': 'pregnant women',
    'clinic.a.pregnant-woman': 'a pregnant woman',
    'clinic.refuse.no-woman-there': 'No pregnant woman is on that space of the university.',
    'clinic.refuse.woman-needs-room': 'A pregnant woman may only stop in a treatment room; {cell} is none.',
    'clinic.refuse.too-many-women': 'There are not so many women, or not so many free spaces in the university.',
    'clinic.refuse.no-woman-waits': 'No pregnant woman is on {cell}.',
    'clinic.refuse.birth-needs-doctors':
      'A birth needs two free doctors on {cell}, one as the white and one as the yellow.',
    'clinic.refuse.birth-needs-nurses':
      'To bend those doctors to white and yellow takes {needed, plural, one {# nurse who is free} other {# nurses who are free}} on {cell}.',
    'clinic.event.hire-pregnant-woman': '{player} admitted a pregnant woman and gained popularity.',
    'clinic.event.women-appear':
      '{count, plural, one {A pregnant woman} other {# pregnant women}} came to the university.',
    'clinic.event.women-chosen':
      '{player} let {count, plural, =0 {no pregnant woman} one {a pregnant woman} other {# pregnant women}} come to the university.',
    'clinic.event.negative-publicity':
      'Negative publicity: {women, plural, one {a pregnant woman was} other {# pregnant women were}} left in the university. {player} lost {popularity} popularity.',
    'clinic.event.neglected':
      '{player}: {women, plural, one {a pregnant woman} other {# pregnant women}} had to wait (−{popularity} popularity).',
    'clinic.event.birth':
      '{player}: a birth on {place}, with {white, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} and {yellow, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} doctor{nurses, plural, =0 {} one { and # nurse} other { and # nurses}}, for ${money}.',
    'clinic.choice.hire-pregnant-woman': 'Admit a pregnant woman (free, +1 popularity)',
    'clinic.choice.women': '{count, plural, =0 {No woman appears} one {One woman appears} other {# women appear}}',
    'clinic.choice.birth':
      'On {place}: birth with {white, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} and {yellow, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} doctor{nurses, plural, =0 {} one { and # nurse} other { and # nurses}} (${money})',
    'clinic.prompt.choose-women': 'Choose how many pregnant women appear in the university.',
    'clinic.step.obstetrics-choose': 'Obstetrics: women appear',
    'clinic.step.negative-publicity': 'Obstetrics: negative publicity',
    'clinic.step.obstetrics-neglect': 'Obstetrics: women who had to wait',
    'clinic.ledger.neglect':
      '{count, plural, one {A pregnant woman} other {# pregnant women}} without a birth: {popularity} popularity lost at the end of income.',
    'clinic.ledger.publicity':
      '{count, plural, one {A pregnant woman is} other {# pregnant women are}} in the university. If nobody admits them, you lose {popularity} popularity before moving.',
  },
  {
    'clinic.module.obstetrics': '妇产科',
    'clinic.module-help.obstetrics': '大学里会出现孕妇。收治孕妇可得名誉，但要尽快接生；视而不见的人会受到负面宣传。',
    'clinic.module-page.obstetrics': page(
      '补充大学之前，起始玩家决定 3 位孕妇中有几位出现。她们站在最左边的位置。',
      '医生因此站得更靠右，价格更便宜。没有空位时本轮没有医生。',
      '雇佣时可以收治一位孕妇来代替雇佣医生：免费，立即得 1 点名誉，她需要一辆车。',
      '第三个行动之后，大学里每剩一位孕妇，名誉最高的玩家扣 2 点名誉。然后孕妇离开。',
      '孕妇像病人一样走动，但可以去任意治疗室，之后留在那里。她想在外面等多久都行。',
      '接生需要她所在的已启用治疗室里有一名白色医生和一名黄色医生，护士可以调整他们的级别。收入 $10。',
      '这两名医生本轮不再治疗别人。孕妇离开，一辆车也离开。',
      '每轮收入结束时，每位已收治但尚未分娩的孕妇扣您 2 点名誉。',
      '行政阶段定出新的回合顺位后，新的起始玩家再次选择；然后医生升级，其余空位抽取医生。',
      '单人游戏不用选择：每轮有空位时出现一位孕妇。',
    ),
    'clinic.kind.pregnant-woman': '孕妇',
    'clinic.kinds.pregnant-woman': '孕妇',
    'clinic.a.pregnant-woman': '一位孕妇',
    'clinic.refuse.no-woman-there': '大学的这个位置没有孕妇。',
    'clinic.refuse.woman-needs-room': '孕妇只能停留在治疗室，{cell} 不是。',
    'clinic.refuse.too-many-women': '没有这么多孕妇，或者大学里没有这么多空位。',
    'clinic.refuse.no-woman-waits': '{cell} 没有孕妇。',
    'clinic.refuse.birth-needs-doctors': '接生需要 {cell} 有两名空闲的医生，一名当白色，一名当黄色。',
    'clinic.refuse.birth-needs-nurses':
      '要把这两名医生调整为白色和黄色，{cell} 需要 {needed, plural, other {#}} 名空闲的护士。',
    'clinic.event.hire-pregnant-woman': '{player}收治了一位孕妇，得到名誉。',
    'clinic.event.women-appear': '{count, plural, other {#}} 位孕妇来到大学。',
    'clinic.event.women-chosen': '{player}让 {count, plural, other {#}} 位孕妇来到大学。',
    'clinic.event.negative-publicity':
      '负面宣传：大学里剩下 {women, plural, other {#}} 位孕妇。{player}失去 {popularity} 点名誉。',
    'clinic.event.neglected': '{player}：{women, plural, other {#}} 位孕妇没有等到接生（−{popularity} 名誉）。',
    'clinic.event.birth':
      '{player}：{place} 由一名{white, select, white {白色} yellow {黄色} orange {橙色} other {红色}}医生和一名{yellow, select, white {白色} yellow {黄色} orange {橙色} other {红色}}医生{nurses, plural, =0 {} other {带 # 名护士}}接生，收入 ${money}。',
    'clinic.choice.hire-pregnant-woman': '收治一位孕妇（免费，+1 名誉）',
    'clinic.choice.women': '{count, plural, =0 {没有孕妇出现} other {出现 # 位孕妇}}',
    'clinic.choice.birth':
      '{place}：由一名{white, select, white {白色} yellow {黄色} orange {橙色} other {红色}}医生和一名{yellow, select, white {白色} yellow {黄色} orange {橙色} other {红色}}医生{nurses, plural, =0 {} other {带 # 名护士}}接生（${money}）',
    'clinic.prompt.choose-women': '请选择大学里出现几位孕妇。',
    'clinic.step.obstetrics-choose': '妇产科：孕妇出现',
    'clinic.step.negative-publicity': '妇产科：负面宣传',
    'clinic.step.obstetrics-neglect': '妇产科：未接生的孕妇',
    'clinic.ledger.neglect': '{count, plural, other {#}} 位孕妇未能分娩：收入结束时失去 {popularity} 点名誉。',
    'clinic.ledger.publicity':
      '大学里有 {count, plural, other {#}} 位孕妇。如果无人收治，您在移动前失去 {popularity} 点名誉。',
  },
  {
    'clinic.module.obstetrics': '婦產科',
    'clinic.module-help.obstetrics': '大學裡會出現孕婦。收治孕婦可得名聲，但要盡快接生；視而不見的人會受到負面宣傳。',
    'clinic.module-page.obstetrics': page(
      '補充大學之前，起始玩家決定 3 位孕婦中有幾位出現。她們站在最左邊的位置。',
      '醫生因此站得更靠右，價格更便宜。沒有空位時本輪沒有醫生。',
      '僱用時可以收治一位孕婦來代替僱用醫生：免費，立即得 1 點名聲，她需要一輛車。',
      '第三個行動之後，大學裡每剩一位孕婦，名聲最高的玩家扣 2 點名聲。然後孕婦離開。',
      '孕婦像病患一樣走動，但可以去任意診間，之後留在那裡。她想在外面等多久都行。',
      '接生需要她所在的已啟用診間裡有一名白色醫生和一名黃色醫生，護士可以調整他們的級別。收入 $10。',
      '這兩名醫生本輪不再治療別人。孕婦離開，一輛車也離開。',
      '每輪收入結束時，每位已收治但尚未分娩的孕婦扣您 2 點名聲。',
      '行政階段定出新的順位後，新的起始玩家再次選擇；然後醫生升級，其餘空位抽取醫生。',
      '單人遊戲不用選擇：每輪有空位時出現一位孕婦。',
    ),
    'clinic.kind.pregnant-woman': '孕婦',
    'clinic.kinds.pregnant-woman': '孕婦',
    'clinic.a.pregnant-woman': '一位孕婦',
    'clinic.refuse.no-woman-there': '大學的這個位置沒有孕婦。',
    'clinic.refuse.woman-needs-room': '孕婦只能停留在診間，{cell} 不是。',
    'clinic.refuse.too-many-women': '沒有這麼多孕婦，或者大學裡沒有這麼多空位。',
    'clinic.refuse.no-woman-waits': '{cell} 沒有孕婦。',
    'clinic.refuse.birth-needs-doctors': '接生需要 {cell} 有兩名空閒的醫生，一名當白色，一名當黃色。',
    'clinic.refuse.birth-needs-nurses':
      '要把這兩名醫生調整為白色和黃色，{cell} 需要 {needed, plural, other {#}} 名空閒的護士。',
    'clinic.event.hire-pregnant-woman': '{player}收治了一位孕婦，得到名聲。',
    'clinic.event.women-appear': '{count, plural, other {#}} 位孕婦來到大學。',
    'clinic.event.women-chosen': '{player}讓 {count, plural, other {#}} 位孕婦來到大學。',
    'clinic.event.negative-publicity':
      '負面宣傳：大學裡剩下 {women, plural, other {#}} 位孕婦。{player}失去 {popularity} 點名聲。',
    'clinic.event.neglected': '{player}：{women, plural, other {#}} 位孕婦沒有等到接生（−{popularity} 名聲）。',
    'clinic.event.birth':
      '{player}：{place} 由一名{white, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}醫生和一名{yellow, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}醫生{nurses, plural, =0 {} other {帶 # 名護士}}接生，收入 ${money}。',
    'clinic.choice.hire-pregnant-woman': '收治一位孕婦（免費，+1 名聲）',
    'clinic.choice.women': '{count, plural, =0 {沒有孕婦出現} other {出現 # 位孕婦}}',
    'clinic.choice.birth':
      '{place}：由一名{white, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}醫生和一名{yellow, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}醫生{nurses, plural, =0 {} other {帶 # 名護士}}接生（${money}）',
    'clinic.prompt.choose-women': '請選擇大學裡出現幾位孕婦。',
    'clinic.step.obstetrics-choose': '婦產科：孕婦出現',
    'clinic.step.negative-publicity': '婦產科：負面宣傳',
    'clinic.step.obstetrics-neglect': '婦產科：未接生的孕婦',
    'clinic.ledger.neglect': '{count, plural, other {#}} 位孕婦未能分娩：收入結束時失去 {popularity} 點名聲。',
    'clinic.ledger.publicity':
      '大學裡有 {count, plural, other {#}} 位孕婦。如果無人收治，您在移動前失去 {popularity} 點名聲。',
  },
);
