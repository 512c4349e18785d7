import { moduleTexts, page } from '../module-texts.ts';

/** Floor 4, in words. */
export const floor4Texts = moduleTexts(
  'floor-4',
  {
    'clinic.module.floor-4': 'Floor 4',
    'clinic.module-help.floor-4': 'Everybody may build one floor higher: dear to build, and worth most at the end.',
    'clinic.module-page.floor-4': page(
      'Everybody has one more floor board, on the same side as the others. It is free and there from the start.',
      'Whatever is built on Floor 4 costs $6: $2 and the number of the floor, as everywhere.',
      'An active treatment room there brings 6 popularity at the end.',
      'Every other rule of floors holds: support below, no equal neighbours, one hub on each floor of a building.',
      'Floor 4 is the highest. A helipad or a dish may stand on it, above a module of Floor 3, but not above it.',
    ),
  },
  {
    'clinic.module.floor-4': '第四层',
    'clinic.module-help.floor-4': '所有玩家都可以再往上建一层：造价最高，终局分数也最高。',
    'clinic.module-page.floor-4': page(
      '每位玩家多一块楼层板，与其他版图用同一面。它免费，从一开始就可使用。',
      '在第四层建造任何东西都花 $6：和各处一样是 $2 加楼层数。',
      '那里的每间启用的治疗室在终局得 6 名誉。',
      '楼层的其他规则全部照旧：下方要有支撑、同色不相邻、每栋建筑每层只有一个服务中心。',
      '第四层是最高层。停机坪或卫星接收器可以建在第四层，即第三层板块的正上方；再往上就不能建了。',
    ),
  },
  {
    'clinic.module.floor-4': '第四層',
    'clinic.module-help.floor-4': '所有玩家都可以再往上蓋一層：造價最高，終局分數也最高。',
    'clinic.module-page.floor-4': page(
      '每位玩家多一塊樓層板，與其他版圖用同一面。它免費，從一開始就可使用。',
      '在第四層建造任何東西都花 $6：和各處一樣是 $2 加樓層數。',
      '那裡的每間啟用的診間在終局得 6 名聲。',
      '樓層的其他規則全部照舊：下方要有支撐、同色不相鄰、每棟建築物每層只有一個掛號區。',
      '第四層是最高層。停機坪或衛星接收器可以蓋在第四層，即第三層板塊的正上方；再往上就不能蓋了。',
    ),
  },
);
