import { catalogue } from '../../../text/catalogue.ts';
import type { TopicId } from './topics.ts';

/** A topic without a name or a summary, in any language, fails the compile. */
type TopicKey = `topic.${TopicId}` | `summary.${TopicId}`;

/** What each topic is called, and what it comes down to, in plain words. */
export const topicCatalogue = catalogue<TopicKey>(
  {
    'topic.aim': 'Aim and pieces',
    'summary.aim':
      'You run a hospital for eight months. Patients are dice: the higher, the better they are. Treat them until they go home, many of them in the same month if you can. Most points win. Blood bags, fatalities and points never run out.',
    'topic.hospital': 'The hospital',
    'summary.hospital':
      'Thirteen hexes: six rooms, a nurses’ station, a discharge lounge, a mortuary and four wards of three beds. Each bed has an upper place for whoever waits and a lower one for whoever has been treated. Departments are joined at a shared side; where they lie makes no difference.',
    'topic.setup': 'Setup',
    'summary.setup':
      'Everybody draws three dice and sets one to 3, one to 4 and one to 5, then keeps one of two administrators. Three nurses wait at each station. How many dice and ambulances there are goes by the number of players.',
    'topic.intake': '1 · Patient intake',
    'summary.intake':
      'Dice for all ambulances are rolled until none shows 1 or 6, sorted, and loaded three by three: ambulance 1 is the sickest. From the first player on each takes one; the first player may not take number 1. Whoever has the lowest gets a blood bag and becomes first player. Without beds for all three, old patients must go, and each is a fatality.',
    'topic.improvement': '2 · Hospital improvement',
    'summary.improvement':
      'In the order of the ambulances, lowest first, each takes one thing from the display: a department or a specialist. Once a month one thing may be returned for a blood bag.',
    'topic.activation': '3 · Hospital activation',
    'summary.activation':
      'Send nurses and specialists to rooms, one to a room, each once a month. The room is carried out in full; a specialist may add an effect for one patient. Whoever is treated moves to the lower row and may be treated again. Past 6 a patient goes to the lounge.',
    'topic.rooms': 'Rooms and departments',
    'summary.rooms':
      'Each starting room treats one patient by 1. Departments do more: a trio of equal values, one patient by 4, two of different values, or one of each colour. A group must be there as a whole, or the room cannot be used.',
    'topic.specialists': 'Specialists',
    'summary.specialists':
      'After the room, a coloured specialist treats one patient more, if the room treated somebody of that colour. Blue ones follow any room. Other patients may be reached too, of equal value, of the colour, or by their need.',
    'topic.blood': 'Blood bags',
    'summary.blood':
      'In phase 3 a bag treats anybody by 1, or lends an untreated patient another colour until the phase ends. Each one left at the end is a point.',
    'topic.neglect': '4 · Neglected patients',
    'summary.neglect':
      'Whoever still lies in the upper row loses 1. At 0 a patient dies: the die goes back to the bag and you take a fatality.',
    'topic.discharge': '5 and 6 · Discharge and shift change',
    'summary.discharge':
      'The more go home in one month, the more each is worth: 1, 2, 4, 6, 9, 12 points and so on. An empty hospital in which nobody died gives 5 more. Then staff and rooms are ready again, all patients move up, and the display is dealt anew.',
    'topic.end': 'The end',
    'summary.end':
      'After the eighth month each fatality costs 2 points and each blood bag gives 1. Equal scores are decided by fewer patients in bed, then by healthier ones.',
    'topic.administrators': 'Administrators',
    'summary.administrators':
      'Your director helps all game long: points for colours or numbers discharged, two blood bags, fatalities that cost nothing, or patients who are not neglected.',
    'topic.solo': 'Alone',
    'summary.solo':
      'Three medical reports ask for certain discharges in one month and give points. Other hospitals take from the display before you, the more the better your ambulance was. At the end your score earns a grade.',
    'topic.events': 'Events',
    'summary.events': 'With event cards each month has a rule of its own, the same for all. Off unless chosen.',
    'topic.hidden': 'What is hidden',
    'summary.hidden':
      'Stacks, the order of draws, and what others choose at the same time in setup. Everything else lies open, other hospitals too.',
  },
  {
    'topic.aim': '目标与配件',
    'summary.aim':
      '你将经营医院八个月。病患就是骰子，点数越高病情越轻。把他们治到出院，最好在同一个月让许多人出院。分数最高者获胜。血袋、死亡指示物和分数没有上限。',
    'topic.hospital': '医院',
    'summary.hospital':
      '十三个六角格：六个设施、护理站、出院区、停尸间和四间病房，每间三张床。每张床的上半部给等候的病患，下半部给已治疗的。设施板块与医院共用一条边即可，位置没有影响。',
    'topic.setup': '设置',
    'summary.setup':
      '每人抽三颗骰子，分别设为 3、4、5，再从两位院长中保留一位。每个护理站有三名护理师。骰子与救护车的数量取决于人数。',
    'topic.intake': '1 · 患者入院',
    'summary.intake':
      '掷出所有救护车的骰子，1 和 6 重掷，由小到大每三颗装一辆：1 号车病情最重。从起始玩家开始每人选一辆，起始玩家不能选 1 号。号码最小者得一个血袋并成为起始玩家。床位不够时，原有的病患必须离开，每人记一次死亡。',
    'topic.improvement': '2 · 医院扩建',
    'summary.improvement': '按救护车号码由小到大，每人从展示区取一样：设施板块或专家。每月可退回一样换一个血袋。',
    'topic.activation': '3 · 救护行动',
    'summary.activation':
      '派护理师和专家到设施，每个设施一人，每人每月一次。设施效果须完整执行，专家可再治疗一名病患。治疗过的移到下半部，可以再治疗。超过 6 的进入出院区。',
    'topic.rooms': '设施与设施板块',
    'summary.rooms':
      '起始设施各让一名病患 +1。设施板块更强：三名同点数、一名 +4、两名不同点数，或三色各一名。整组病患都在，才能使用。',
    'topic.specialists': '专家',
    'summary.specialists':
      '设施生效后，若治疗了该颜色的病患，有色专家可再治疗一名。蓝色专家跟随任何设施。对象也可能是同点数、同颜色或有需要的其他病患。',
    'topic.blood': '血袋',
    'summary.blood': '第三阶段里，血袋可让任何病患 +1，或让未治疗的病患暂时换颜色。终局时每个剩余血袋值一分。',
    'topic.neglect': '4 · 病患投诉',
    'summary.neglect': '仍在上半部的病患各 −1。降到 0 即死亡：骰子回袋，记一次死亡。',
    'topic.discharge': '5、6 · 医疗成果与交班',
    'summary.discharge':
      '同月出院越多，每人越值钱：1、2、4、6、9、12 分……清空医院且无人死亡再加 5 分。然后人手与设施恢复，病患移到上半部，展示区重新翻开。',
    'topic.end': '终局',
    'summary.end': '第八个月后，每次死亡 −2 分，每个血袋 +1 分。同分时住院病患少者胜，再比病情较轻者。',
    'topic.administrators': '院长',
    'summary.administrators': '院长的能力全局有效：出院颜色或人数得分、两个血袋、死亡不扣分，或让病患不受忽视。',
    'topic.solo': '单人模式',
    'summary.solo':
      '三份医疗报告要求同月出院某些组合，完成即得分。其他医院会先从展示区取走卡片，救护车越好，取走越多。最后按分数评级。',
    'topic.events': '事件',
    'summary.events': '使用事件卡时，每月有一条对所有人相同的特殊规则。默认不使用。',
    'topic.hidden': '隐藏信息',
    'summary.hidden': '牌堆与抽取顺序，以及设置时他人同时做出的选择。其余全部公开，包括其他医院。',
  },
  {
    'topic.aim': '目標與配件',
    'summary.aim':
      '你將經營醫院八個月。病患就是骰子，點數越高病情越輕。把他們治到出院，最好在同一個月讓許多人出院。分數最高者獲勝。血袋、死亡指示物和分數沒有上限。',
    'topic.hospital': '醫院',
    'summary.hospital':
      '十三個六角格：六個設施、護理站、出院區、停屍間和四間病房，每間三張床。每張床的上半部給等候的病患，下半部給已治療的。設施板塊與醫院共用一條邊即可，位置沒有影響。',
    'topic.setup': '設置',
    'summary.setup':
      '每人抽三顆骰子，分別設為 3、4、5，再從兩位院長中保留一位。每個護理站有三名護理師。骰子與救護車的數量取決於人數。',
    'topic.intake': '1 · 患者入院',
    'summary.intake':
      '擲出所有救護車的骰子，1 和 6 重擲，由小到大每三顆裝一輛：1 號車病情最重。從起始玩家開始每人選一輛，起始玩家不能選 1 號。號碼最小者得一個血袋並成為起始玩家。床位不夠時，原有的病患必須離開，每人記一次死亡。',
    'topic.improvement': '2 · 醫院擴建',
    'summary.improvement': '按救護車號碼由小到大，每人從展示區取一樣：設施板塊或專家。每月可退回一樣換一個血袋。',
    'topic.activation': '3 · 救護行動',
    'summary.activation':
      '派護理師和專家到設施，每個設施一人，每人每月一次。設施效果須完整執行，專家可再治療一名病患。治療過的移到下半部，可以再治療。超過 6 的進入出院區。',
    'topic.rooms': '設施與設施板塊',
    'summary.rooms':
      '起始設施各讓一名病患 +1。設施板塊更強：三名同點數、一名 +4、兩名不同點數，或三色各一名。整組病患都在，才能使用。',
    'topic.specialists': '專家',
    'summary.specialists':
      '設施生效後，若治療了該顏色的病患，有色專家可再治療一名。藍色專家跟隨任何設施。對象也可能是同點數、同顏色或有需要的其他病患。',
    'topic.blood': '血袋',
    'summary.blood': '第三階段裡，血袋可讓任何病患 +1，或讓未治療的病患暫時換顏色。終局時每個剩餘血袋值一分。',
    'topic.neglect': '4 · 病患投訴',
    'summary.neglect': '仍在上半部的病患各 −1。降到 0 即死亡：骰子回袋，記一次死亡。',
    'topic.discharge': '5、6 · 醫療成果與交班',
    'summary.discharge':
      '同月出院越多，每人越值錢：1、2、4、6、9、12 分……清空醫院且無人死亡再加 5 分。然後人手與設施恢復，病患移到上半部，展示區重新翻開。',
    'topic.end': '終局',
    'summary.end': '第八個月後，每次死亡 −2 分，每個血袋 +1 分。同分時住院病患少者勝，再比病情較輕者。',
    'topic.administrators': '院長',
    'summary.administrators': '院長的能力全局有效：出院顏色或人數得分、兩個血袋、死亡不扣分，或讓病患不受忽視。',
    'topic.solo': '單人模式',
    'summary.solo':
      '三份醫療報告要求同月出院某些組合，完成即得分。其他醫院會先從展示區取走卡片，救護車越好，取走越多。最後按分數評級。',
    'topic.events': '事件',
    'summary.events': '使用事件卡時，每月有一條對所有人相同的特殊規則。預設不使用。',
    'topic.hidden': '隱藏資訊',
    'summary.hidden': '牌堆與抽取順序，以及設置時他人同時做出的選擇。其餘全部公開，包括其他醫院。',
  },
);
