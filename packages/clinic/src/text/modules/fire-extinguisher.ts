import { moduleTexts, page } from '../module-texts.ts';

/** Fire extinguisher, in words. */
export const fireExtinguisherTexts = moduleTexts(
  'fire-extinguisher',
  {
    'clinic.module.fire-extinguisher': 'Fire extinguisher',
    'clinic.module-help.fire-extinguisher':
      'Put extinguishers into modules that treat nobody: entering takes 1 more time, and each patient treated in a treatment room next door pays $3 more.',
    'clinic.module-page.fire-extinguisher': page(
      'An extinguisher is one of the two things of a build action. It costs $2 and the number of the floor.',
      'Put it into a module of your own in which nobody is treated: a hub, a supply room, a laboratory, a triage.',
      'One in each module at most, beside a conveyor if there is one. It needs no maintenance and is never moved.',
      'Whoever enters that module spends 1 more time, each time. Riding a conveyor past it costs nothing more.',
      'Each paying patient of a treatment room next to it brings $3 more, for every such module.',
      'Operating rooms, outpatient rooms and ICUs get nothing from it.',
    ),
    'clinic.piece.fire-extinguisher': 'fire extinguisher',
    'clinic.a-piece.fire-extinguisher': 'a fire extinguisher',
    'clinic.refuse.extinguisher-in-treating-room':
      'Patients are treated on {cell}, so no fire extinguisher can be put there.',
  },
  {
    'clinic.module.fire-extinguisher': '灭火器',
    'clinic.module-help.fire-extinguisher':
      '将灭火器放进不治疗病人的模块化板块：进入时多花 1 点时间，相邻治疗室每治愈一位病人多收入 $3。',
    'clinic.module-page.fire-extinguisher': page(
      '放置灭火器算建造行动两件事中的一件，费用为 $2 加楼层数。',
      '放进自己不治疗病人的房间：服务中心、供应室、实验室、分诊室。',
      '每个房间最多一个，可以和传送机同在一处。不需要维护费，也不会移动。',
      '每次走进这个房间多花 1 点时间。乘传送机经过不多花。',
      '它旁边的治疗室里每位付费病人多付 $3，每个这样的房间各算一次。',
      '手术室、门诊室和重症监护室得不到这笔钱。',
    ),
    'clinic.piece.fire-extinguisher': '灭火器',
    'clinic.a-piece.fire-extinguisher': '一个灭火器',
    'clinic.refuse.extinguisher-in-treating-room': '{cell} 会治疗病人，不能放置灭火器。',
  },
  {
    'clinic.module.fire-extinguisher': '滅火器',
    'clinic.module-help.fire-extinguisher':
      '將滅火器放進不治療病患的房間板塊：進入時多花 1 點時間，相鄰診間每治癒一位病患多收入 $3。',
    'clinic.module-page.fire-extinguisher': page(
      '放置滅火器算建造行動兩件事中的一件，費用為 $2 加樓層數。',
      '放進自己不看診的房間：掛號區、辦公室、實驗室、候診間。',
      '每個房間最多一個，可以和電梯／廊道同在一處。不需要維護費，也不會移動。',
      '每次走進這個房間多花 1 點時間。搭電梯／廊道經過不多花。',
      '它旁邊的診間裡每位付費病患多付 $3，每個這樣的房間各算一次。',
      '手術室、綜合診療間和重症加護病房得不到這筆錢。',
    ),
    'clinic.piece.fire-extinguisher': '滅火器',
    'clinic.a-piece.fire-extinguisher': '一個滅火器',
    'clinic.refuse.extinguisher-in-treating-room': '{cell} 會治療病患，不能放置滅火器。',
  },
);
