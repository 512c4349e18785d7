import { moduleTexts, page } from '../module-texts.ts';

/** ICU, in words. */
export const icuTexts = moduleTexts(
  'icu',
  {
    'clinic.module.icu': 'ICU',
    'clinic.module-help.icu':
      'A special module in which a patient gets two levels better and pays each time, and never worsens.',
    'clinic.module-page.icu': page(
      'The ICU is one more special module: it is built, paid for and turned up like the others.',
      'It works beside the service hub of its own floor, and treats that hub’s service. It needs no supply room.',
      'It holds one doctor, one patient and any number of nurses. It brings no nurse of its own.',
      'The doctor, with the nurses there, must have exactly the patient’s level.',
      'A treated patient gets two levels better: red becomes yellow, orange becomes white, yellow and white are cured.',
      'You are paid the normal income each time. Whoever is not cured stays, with the car, and may be treated again next round.',
      'Nobody in the ICU worsens, treated or not, not even in a virus outbreak.',
      'Gardens and extinguishers next to it bring nothing. It scores nothing, but its building counts as one that can treat.',
    ),
    'clinic.piece.icu': 'ICU',
    'clinic.a-piece.icu': 'an ICU',
    'clinic.ledger.icu': '{count, plural, one {A patient} other {# patients}} in the ICU will not worsen.',
  },
  {
    'clinic.module.icu': '重症监护室',
    'clinic.module-help.icu': '一种特殊房间：病人每次治疗降两级并付费，而且病情不会升级。',
    'clinic.module-page.icu': page(
      '重症监护室是又一种特殊房间：建造、付费、翻开都和其他特殊房间一样。',
      '它要紧邻本层的服务中心才会启用，治疗该中心的科室。不需要供应室。',
      '可容纳一名医生、一位病人和任意数量的护士。不自带护士。',
      '医生加上在场的护士，级别必须正好等于病人的级别。',
      '治疗后病人降两级：红变黄，橙变白，黄色和白色当场治愈。',
      '每次都按正常收入收费。没治愈的病人连同车辆留下，下一轮可以再治。',
      '重症监护室里的病人无论是否接受治疗都不会升级，病毒爆发时也不会。',
      '旁边的花园和灭火器不加收入。它本身不计分，但所在的独立建筑算作能治病的建筑。',
    ),
    'clinic.piece.icu': '重症监护室',
    'clinic.a-piece.icu': '一间重症监护室',
    'clinic.ledger.icu': '重症监护室里有 {count} 位病人，病情不会升级。',
  },
  {
    'clinic.module.icu': '重症加護病房',
    'clinic.module-help.icu': '一種特殊房間：病患每次治療好轉兩級並付費，而且病情不會加重。',
    'clinic.module-page.icu': page(
      '重症加護病房是又一種特殊房間：建造、付費、翻開都和其他特殊房間一樣。',
      '它要緊鄰本層的掛號區才會啟用，治療該掛號區的科別。不需要辦公室。',
      '可容納一名醫生、一位病患和任意數量的護士。不自帶護士。',
      '醫生加上在場的護士，級別必須正好等於病患的級別。',
      '治療後病患好轉兩級：紅變黃，橙變白，黃色和白色當場治癒。',
      '每次都按正常收入收費。沒治癒的病患連同車輛留下，下一輪可以再治。',
      '重症加護病房裡的病患無論是否接受治療都不會加重，病毒爆發時也不會。',
      '旁邊的公園和滅火器不加收入。它本身不計分，但所在的建築物算作能看診的建築物。',
    ),
    'clinic.piece.icu': '重症加護病房',
    'clinic.a-piece.icu': '一間重症加護病房',
    'clinic.ledger.icu': '重症加護病房裡有 {count} 位病患，病情不會加重。',
  },
);
