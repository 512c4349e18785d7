import { moduleTexts, page } from '../module-texts.ts';

/** Satellite TV, in words. */
export const satelliteTvTexts = moduleTexts(
  'satellite-tv',
  {
    'clinic.module.satellite-tv': 'Satellite TV',
    'clinic.module-help.satellite-tv':
      'A satellite dish on top of a column: each patient treated in a treatment room below it pays $3 more.',
    'clinic.module-page.satellite-tv': page(
      'There are 10 satellite dishes for all players together. A dish is one of the two things of a build action.',
      'It stands in an empty space right above a module, as a helipad does, and costs $2 and the number of that floor.',
      'Nothing is ever built above it. It is no way in, and it needs no maintenance.',
      'Each paying patient in a treatment room below it, in the same column, brings $3 more, however far down.',
      'What lies between does not matter. Gardens and extinguishers are added to it.',
      'Operating rooms, outpatient rooms and ICUs get nothing from it.',
    ),
    'clinic.piece.dish': 'satellite dish',
    'clinic.a-piece.dish': 'a satellite dish',
    'clinic.refuse.dish-not-above-module':
      'A satellite dish must stand right above a module; below {cell} there is none.',
  },
  {
    'clinic.module.satellite-tv': '卫星电视',
    'clinic.module-help.satellite-tv': '在一列楼顶装上卫星接收器：它下方的治疗室每治愈一位病人多收入 $3。',
    'clinic.module-page.satellite-tv': page(
      '卫星接收器共 10 个，所有玩家共用。建一个算建造行动两件事中的一件。',
      '和停机坪一样建在模块化板块正上方的空格，费用为 $2 加该格的楼层数。',
      '它上方永远不能再建东西。它不是入口，也不需要维护费。',
      '同一列中它下方的治疗室，每位付费病人多付 $3，隔多少层都算。',
      '中间隔着什么都没关系。花园和灭火器的加成照样累加。',
      '手术室、门诊室和重症监护室得不到这笔钱。',
    ),
    'clinic.piece.dish': '卫星接收器',
    'clinic.a-piece.dish': '一个卫星接收器',
    'clinic.refuse.dish-not-above-module': '卫星接收器必须建在模块化板块正上方；{cell} 下方没有模块化板块。',
  },
  {
    'clinic.module.satellite-tv': '衛星電視',
    'clinic.module-help.satellite-tv': '在一列樓頂裝上衛星接收器：它下方的診間每治癒一位病患多收入 $3。',
    'clinic.module-page.satellite-tv': page(
      '衛星接收器共 10 個，所有玩家共用。蓋一個算建造行動兩件事中的一件。',
      '和停機坪一樣蓋在房間板塊正上方的空格，費用為 $2 加該格的樓層數。',
      '它上方永遠不能再蓋東西。它不是出入口，也不需要維護費。',
      '同一列中它下方的診間，每位付費病患多付 $3，隔多少層都算。',
      '中間隔著什麼都沒關係。公園和滅火器的加成照樣累加。',
      '手術室、綜合診療間和重症加護病房得不到這筆錢。',
    ),
    'clinic.piece.dish': '衛星接收器',
    'clinic.a-piece.dish': '一個衛星接收器',
    'clinic.refuse.dish-not-above-module': '衛星接收器必須蓋在房間板塊正上方；{cell} 下方沒有房間板塊。',
  },
);
