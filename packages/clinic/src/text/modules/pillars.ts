import { moduleTexts, page } from '../module-texts.ts';

/** Pillars, in words. */
export const pillarsTexts = moduleTexts(
  'pillars',
  {
    'clinic.module.pillars': 'Pillars',
    'clinic.module-help.pillars':
      'Pillars bear modules where none stands below: over parked cars, or right above another building.',
    'clinic.module-page.pillars': page(
      'There are 8 pillars for all players together. A pillar is one of the two things of a build action.',
      'It costs $2 and the number of its floor. It stands on an empty space of Floor 0, on a pillar or on a module.',
      'Cars beside it do not matter: it may be built where they are parked, and they may go on parking there.',
      'Modules and further pillars may stand on it. A helipad, a dish or a garden may not.',
      'It is no module: it has no colour, joins no buildings, and needs no maintenance.',
      'A module on a pillar belongs to the building next to it. With none beside it, it begins a new building.',
      'On Floor 0 people walk through below it. Higher up nobody can enter its space, but conveyors run through.',
    ),
    'clinic.piece.pillar': 'pillar',
    'clinic.a-piece.pillar': 'a pillar',
    'clinic.refuse.pillar-unsupported':
      'Above Floor 0 a pillar must stand on a module or on a pillar; below {cell} there is neither.',
    'clinic.refuse.not-on-pillar': 'Only a module or another pillar may stand on a pillar, as on {cell}.',
  },
  {
    'clinic.module.pillars': '支柱',
    'clinic.module-help.pillars': '支柱在下方没有板块的地方托起板块：停着车的上空，或紧挨另一栋建筑的上方。',
    'clinic.module-page.pillars': page(
      '支柱共 8 根，所有玩家共用。建一根支柱算建造行动两件事中的一件。',
      '费用为 $2 加所在楼层数。可立在零层的空格、另一根支柱或模块化板块上。',
      '旁边的车辆没有影响：停着车的地方也能立支柱，立好后照样可以停车。',
      '支柱上可以建模块化板块或再立支柱，不能建停机坪、卫星接收器或花园。',
      '支柱不是模块化板块：没有颜色，不连接建筑，也不需要维护费。',
      '支柱上的板块属于它旁边的建筑；旁边没有建筑时，它就是一栋新的独立建筑。',
      '零层的支柱下面可以走人。更高处的支柱格不能进入，但传送机可以穿过。',
    ),
    'clinic.piece.pillar': '支柱',
    'clinic.a-piece.pillar': '一根支柱',
    'clinic.refuse.pillar-unsupported': '零层以上的支柱必须立在模块化板块或支柱上；{cell} 下方两者都没有。',
    'clinic.refuse.not-on-pillar': '支柱上只能建模块化板块或再立支柱，{cell} 就在支柱上。',
  },
  {
    'clinic.module.pillars': '支柱',
    'clinic.module-help.pillars': '支柱在下方沒有板塊的地方托起板塊：停著車的上空，或緊挨另一棟建築物的上方。',
    'clinic.module-page.pillars': page(
      '支柱共 8 根，所有玩家共用。蓋一根支柱算建造行動兩件事中的一件。',
      '費用為 $2 加所在樓層數。可立在一樓的空格、另一根支柱或房間板塊上。',
      '旁邊的車輛沒有影響：停著車的地方也能立支柱，立好後照樣可以停車。',
      '支柱上可以蓋房間板塊或再立支柱，不能蓋停機坪、衛星接收器或公園。',
      '支柱不是房間板塊：沒有顏色，不連接建築物，也不需要維護費。',
      '支柱上的板塊屬於它旁邊的建築物；旁邊沒有建築物時，它就是一棟新的建築物。',
      '一樓的支柱下面可以走人。更高處的支柱格不能進入，但電梯／廊道可以穿過。',
    ),
    'clinic.piece.pillar': '支柱',
    'clinic.a-piece.pillar': '一根支柱',
    'clinic.refuse.pillar-unsupported': '一樓以上的支柱必須立在房間板塊或支柱上；{cell} 下方兩者都沒有。',
    'clinic.refuse.not-on-pillar': '支柱上只能蓋房間板塊或再立支柱，{cell} 就在支柱上。',
  },
);
