import { moduleTexts, page } from '../module-texts.ts';

/** Virus, in words. */
export const virusTexts = moduleTexts(
  'virus',
  {
    'clinic.module.virus': 'Virus',
    'clinic.module-help.virus':
      'If too many patients of one service are waiting, it is infected, and its patients worsen two levels.',
    'clinic.module-page.virus': page(
      'After the third action, count the patients of each service who wait in the pre-admission of all players together.',
      'More than two for each player, and the service is infected for this round.',
      'In the admin phase all its patients worsen two levels instead of one, in rooms as well as outside.',
      'So its orange and red patients die. On your board each death costs what deaths cost, and the car leaves.',
      'On the notepad they worsen and die too, which costs nobody anything. Those in the red column leave first and escape.',
      'Patients in an ICU are safe, and whoever is treated in time is gone before the outbreak.',
      'It can happen in every round, the last one too. Then the service is well again.',
    ),
    'clinic.event.virus':
      'Virus: {service} is infected, with {waiting, plural, one {# patient} other {# patients}} waiting.',
    'clinic.event.virus-outbreak': 'Virus outbreak in {service}: its patients got much worse, on the notepad too.',
    'clinic.step.virus-check': 'Virus: count the waiting patients',
    'clinic.step.virus-outbreak': 'Virus: outbreak',
    'clinic.ledger.infected': 'Virus in {service}: its patients worsen {levels} levels, orange and red ones die.',
    'clinic.ledger.near-virus': '{service}: {count} are waiting on all boards; more than {most} bring the virus.',
  },
  {
    'clinic.module.virus': '病毒',
    'clinic.module-help.virus': '某个科室等候的病人过多时会发生传染，该科室的病人一次升两级。',
    'clinic.module-page.virus': page(
      '第三个行动之后，按科室清点所有玩家挂号区域里等候的病人总数。',
      '某科室平均每名玩家超过两位，该科室本轮就会感染。',
      '行政阶段里，该科室的病人升两级而不是一级，无论在房间里还是在外面等候。',
      '因此橙色和红色病人会死亡。版图上的每次死亡照常扣名誉，车辆离开。',
      '记事本上的病人同样升级和死亡，但谁也不扣分。红色列里的病人先离开，躲过一劫。',
      '重症监护室里的病人不受影响；及时治好的病人在爆发前就已离开。',
      '每一轮都可能发生，最后一轮也一样。之后该科室恢复正常。',
    ),
    'clinic.event.virus': '病毒：{service}发生传染，共有 {waiting, plural, other {#}} 位病人等候。',
    'clinic.event.virus-outbreak': '病毒在{service}爆发：该科室的病人病情加倍升级，记事本上的也一样。',
    'clinic.step.virus-check': '病毒：清点等候的病人',
    'clinic.step.virus-outbreak': '病毒：爆发',
    'clinic.ledger.infected': '{service}有病毒：该科室的病人升 {levels} 级，橙色和红色的死亡。',
    'clinic.ledger.near-virus': '{service}：所有玩家共有 {count} 人等候；超过 {most} 人就会出现病毒。',
  },
  {
    'clinic.module.virus': '病毒',
    'clinic.module-help.virus': '某個科別等候的病患過多時會發生傳染，該科別的病患病情一次加重兩級。',
    'clinic.module-page.virus': page(
      '第三個行動之後，按科別清點所有玩家病人預約區裡等候的病患總數。',
      '某科別平均每名玩家超過兩位，該科別本輪就會感染。',
      '行政階段裡，該科別的病患加重兩級而不是一級，無論在房間裡還是在外面等候。',
      '因此橙色和紅色病患會死亡。版圖上的每次死亡照常扣名聲，車輛離開。',
      '預約本上的病患同樣加重和死亡，但誰也不扣分。紅色欄裡的病患先離開，躲過一劫。',
      '重症加護病房裡的病患不受影響；及時治好的病患在爆發前就已離開。',
      '每一輪都可能發生，最後一輪也一樣。之後該科別恢復正常。',
    ),
    'clinic.event.virus': '病毒：{service}發生傳染，共有 {waiting, plural, other {#}} 位病患等候。',
    'clinic.event.virus-outbreak': '病毒在{service}爆發：該科別的病患病情加倍惡化，預約本上的也一樣。',
    'clinic.step.virus-check': '病毒：清點等候的病患',
    'clinic.step.virus-outbreak': '病毒：爆發',
    'clinic.ledger.infected': '{service}有病毒：該科別的病患加重 {levels} 級，橙色和紅色的死亡。',
    'clinic.ledger.near-virus': '{service}：所有玩家共有 {count} 人等候；超過 {most} 人就會出現病毒。',
  },
);
