import { catalogue } from '../../../text/catalogue.ts';
import type { TopicId } from './topics.ts';

/** A topic without a name or a summary, in any language, fails the compile. */
type TopicKey = `topic.${TopicId}` | `summary.${TopicId}`;

/** What each topic is called, and what it comes down to, in plain words. */
export const topicCatalogue = catalogue<TopicKey>(
  {
    'topic.aim': 'Aim of the game',
    'summary.aim':
      'You run a hospital for six rounds. In each you build, hire and admit; then people walk to their rooms, patients are treated and pay, and bills are paid. What is left of the round’s income buys popularity. Whoever is most popular after the final scoring wins.',
    'topic.setup': 'Setup',
    'summary.setup':
      'Everybody starts with $15, a psychiatry hub, a treatment room, a supply room, an entrance, one white doctor and one car. You place the tiles yourself or draw a ready layout; then, from last to first in turn order, each takes a bonus tile. How much lies on the table depends on the number of players.',
    'topic.round': 'The round, step by step',
    'summary.round':
      'Three times, everybody secretly lays an action tile. Builders act first, then hirers, then admitters; equal tiles in turn order. Each action can be chosen at most twice a round. Then all move, treat, earn, pay, buy popularity, and the table is tidied up for the next round.',
    'topic.board': 'The board: floors, edges, ways in',
    'summary.board':
      'Cells are next to one another at their sides and right above or below, never at corners. Cars park on the edges of the ground floor, one an edge, where at least one side is street. Entrances lie on outer edges and need a room behind them; a helipad stands on top of a room. Rooms that touch form one building.',
    'topic.build': 'Build',
    'summary.build':
      'Up to two things, each $2 plus $1 for every floor up, paid at once. A room needs rooms all the way down below it, no car at its edges, no room of its own colour next to it, and may not join two buildings. One hub on each floor of a building. After a treatment room you may add a supply room beside it that does not count.',
    'topic.rooms': 'What each room does',
    'summary.rooms':
      'The hub decides the service. Treatment rooms treat two patients. The operating room treats one and has a nurse built in. The outpatient room treats anybody for $6. The laboratory raises a doctor by two levels and gives 1 popularity. Triage saves 3 time. An orderly in a supply room saves $3.',
    'topic.hire': 'Hire',
    'summary.hire':
      'One doctor, and with the doctor or without one, a nurse or an orderly, never both of these. Doctors cost what stands below their seat in the university; nurses get dearer in later rounds; an orderly is $1. Each needs a parking spot at once.',
    'topic.admit': 'Admit',
    'summary.admit':
      'You have 1 queue point and 1 more for each entrance and helipad. A point moves a patient on the notepad by one place, where two patients change places, or takes a patient from the red column into your waiting area. The patient then belongs to the service of that row, and its car must park.',
    'topic.cars': 'Cars and parking',
    'summary.cars':
      'Every person of yours keeps one car parked. No free spot, no new person. A car on an edge keeps both cells beside it free of rooms. Cars only ever move into a parking lot that was just built or upgraded, and one leaves with each treated or dead patient.',
    'topic.move': 'Moving and time',
    'summary.move':
      'Everybody may walk once. Each step into a cell costs 1 time, up and down too; patients reach an entrance or helipad for nothing, and conveyors carry people along a line for nothing. Only where people end up must have room. Staff at the door must come in, and a patient in a room stays there until treated.',
    'topic.treat': 'Treatment and income',
    'summary.treat':
      'A treatment room is active beside the hub of its floor and beside a supply room. There a doctor treats one patient of the same level; each nurse bends that by one level, up or down. Red pays $32, orange $20, yellow $12, white $8, and each garden beside the room adds $2 a patient.',
    'topic.pay': 'Wages and maintenance',
    'summary.pay':
      'Doctors cost $1 to $4 by level, nurses and orderlies $1, working or not. Every room and garden costs $1, a used operating room $3; each orderly in a supply room saves $3 of that. Paid from the round’s income, then savings, then popularity.',
    'topic.popularity': 'Buying popularity',
    'summary.popularity':
      'What is left of this round’s income after the bills buys popularity at $3 a point, last player first. Savings from earlier rounds never do, and what is not spent becomes savings.',
    'topic.admin': 'Admin and turn order',
    'summary.admin':
      'The red column empties, doctors who were not hired rise, nurses who were not hired leave. Your doctors fall one level, unless they study in a laboratory. Untreated patients worsen; red ones die, for 5 popularity. Then the least popular player becomes first; if nothing would change, the last becomes first.',
    'topic.end': 'End and final scoring',
    'summary.end':
      'After six rounds add: popularity, doctors by level (5 to 2), nurses (1), active treatment rooms by floor (2 to 5), and 8 each for a second and third building that can treat. Untreated patients and time cost. Highest total wins.',
    'topic.solo': 'Alone, and with two',
    'summary.solo':
      'Alone you have six rounds to reach a goal, in three grades of difficulty. With two players nothing is added; there are three services.',
    'topic.editions': 'Editions and options',
    'summary.editions':
      'The Deluxe rules are the default. “2014” sets the rules in which the first edition differs, and each of them can be chosen on its own when a table is opened. Modules may change what they name, and nothing else.',
    'topic.expansions': 'What modules have in common',
    'summary.expansions':
      'Every module may be played alone or with any other. Who counts as staff, who is a paying patient, which buildings can treat, and what happens when shared pieces run out or popularity would fall below 0: these rules hold for all of them.',
  },
  {
    'topic.aim': '游戏目标',
    'summary.aim':
      '你经营一家医院六轮。每轮里建造、雇佣、接收；然后人们走到各自的房间，病人接受治疗并付钱，你付清账单。本轮收入剩下的部分可以买名誉。最终计分后名誉最高的人获胜。',
    'topic.setup': '游戏设置',
    'summary.setup':
      '每人开局有 $15、精神科服务中心、治疗室、供应室、入口、一名白色医生和一辆车。起始板块自己摆，或者抽一张现成布局；然后按顺位从后往前各选一张初始奖励板块。桌上各种东西的数量取决于人数。',
    'topic.round': '一轮的流程',
    'summary.round':
      '大家三次暗中放行动板块。建造的先做，然后雇佣，最后接收；相同的按顺位。每种行动每轮最多选两次。之后大家移动、治疗、收钱、付账、买名誉，最后整理桌面进入下一轮。',
    'topic.board': '版图：楼层、边线、进门的路',
    'summary.board':
      '左右前后和正上正下才算相邻，斜角不算。车停在零层格子的边上，每条边一辆，至少一侧是街道。入口在外边上，里面必须有房间；停机坪在房间正上方。连在一起的房间是一座独立建筑。',
    'topic.build': '建造',
    'summary.build':
      '最多两样，每样 $2，每高一层加 $1，当场付清。房间下面必须一路都是房间，边上没有车，不与同色房间相邻，也不能连接两座建筑。每座建筑每层一个服务中心。建治疗室后可以在旁边加建一间供应室，不算在两样之内。',
    'topic.rooms': '各种房间的作用',
    'summary.rooms':
      '服务中心决定科室。治疗室能治两名病人。手术室治一名，自带一名护士。门诊室谁都能治，每人 $6。实验室让医生升两级并得 1 点名誉。分诊室省 3 点时间。护工坐进供应室省 $3。',
    'topic.hire': '雇佣',
    'summary.hire':
      '一名医生，和（或）一名护士或一名护工，护士和护工不能同时雇。医生的价格写在大学座位下面；护士越到后面的轮次越贵；护工 $1。每个人都要马上有车位。',
    'topic.admit': '接收',
    'summary.admit':
      '你有 1 点队列点数，每个入口和停机坪再加 1 点。1 点让记事本上的病人走一格，格里有人就互换；或者从红色列接走一名病人到你的挂号区域。病人从此属于那一行的科室，他的车也要停好。',
    'topic.cars': '车辆与停车',
    'summary.cars':
      '你的每个人都占着一辆车的车位。没有空位就来不了新人。边上的车让两侧的格子都不能建房间。车只能在停车场刚建好或升级时开进去；每治好或死去一名病人，开走一辆车。',
    'topic.move': '移动与时间',
    'summary.move':
      '每人可以走一次。每走进一格花 1 点时间，上下楼也算；病人到入口或停机坪不花时间，传送机沿直线运人也不花时间。只要求终点有空位。门口的员工必须进来；病人进了房间就不再动，直到治好。',
    'topic.treat': '治疗与收入',
    'summary.treat':
      '治疗室紧邻本层的服务中心、又紧邻供应室才启用。一名医生治疗一名同等级的病人；每名护士可以上下弥补一级。红色付 $32，橙色 $20，黄色 $12，白色 $8；旁边每座花园每名病人多 $2。',
    'topic.pay': '薪资与设施维护',
    'summary.pay':
      '医生按等级 $1 到 $4，护士和护工 $1，干没干活都要付。每个房间和花园 $1，用过的手术室 $3；供应室里的每名护工省 $3。先用本轮收入付，再用存款，最后用名誉抵。',
    'topic.popularity': '购买名誉',
    'summary.popularity':
      '付账后剩下的本轮收入可以买名誉，每点 $3，顺位最后的玩家先买。以前的存款不能买，没花完的变成存款。',
    'topic.admin': '管理阶段与顺位',
    'summary.admin':
      '红色列清空，没被雇走的医生升级，没被雇走的护士离开。你的医生降一级，在实验室里的除外。没治好的病人加重，红色的死亡，扣 5 点名誉。然后名誉最低的玩家排第一；如果顺位不变，最后一名变成第一名。',
    'topic.end': '游戏结束与最终计分',
    'summary.end':
      '六轮之后相加：名誉、医生按等级（5 到 2）、护士（1）、启用的治疗室按楼层（2 到 5）、第二和第三座能治病的建筑各 8。没治好的病人和时间要扣分。总分最高者获胜。',
    'topic.solo': '单人与双人',
    'summary.solo': '单人游戏用六轮达成一个目标，有三种难度。双人游戏没有特殊规则，共三个科室。',
    'topic.editions': '版本与选项',
    'summary.editions':
      '默认用豪华版规则。“2014”会设好第一版不同的各条规则，开桌时也可以逐条选择。扩展模块只改变它写明的内容。',
    'topic.expansions': '各模块共通的规则',
    'summary.expansions':
      '每个模块可单独使用，也可与其他模块任意组合。谁算员工、谁是付费病人、哪些建筑能够治疗、公用配件用完或名誉将低于 0 时怎么办：这些规则对所有模块都适用。',
  },
  {
    'topic.aim': '遊戲目標',
    'summary.aim':
      '你經營一間醫院六輪。每輪裡建造、招募、吸引病患；然後人們走到各自的房間，病患接受治療並付錢，你付清帳單。本輪收入剩下的部分可以買名聲。最終計分後名聲最高的人獲勝。',
    'topic.setup': '遊戲設置',
    'summary.setup':
      '每人開局有 $15、精神科掛號區、診間、辦公室、出入口、一名白色醫生和一輛車。起始板塊自己擺，或者抽一張現成布局；然後按順位從後往前各選一張起始獎勵板塊。桌上各種東西的數量取決於人數。',
    'topic.round': '一輪的流程',
    'summary.round':
      '大家三次暗中放行動板塊。建造的先做，然後招募，最後吸引病患；相同的按順位。每種行動每輪最多選兩次。之後大家移動、治療、收錢、付帳、買名聲，最後整理桌面進入下一輪。',
    'topic.board': '版圖：樓層、邊線、進門的路',
    'summary.board':
      '前後左右和正上正下才算相鄰，斜角不算。車停在一樓格子的邊上，每條邊一輛，至少一側是街道。出入口在外邊上，裡面必須有房間；停機坪在房間正上方。連在一起的房間是一座建築物。',
    'topic.build': '建造',
    'summary.build':
      '最多兩樣，每樣 $2，每高一層加 $1，當場付清。房間下面必須一路都是房間，邊上沒有車，不與同色房間相鄰，也不能連接兩座建築物。每座建築物每層一個掛號區。蓋診間後可以在旁邊加蓋一間辦公室，不算在兩樣之內。',
    'topic.rooms': '各種房間的作用',
    'summary.rooms':
      '掛號區決定科別。診間能治兩名病患。手術室治一名，自帶一名護士。綜合診療間誰都能治，每人 $6。實驗室讓醫生升兩級並得 1 點名聲。候診間省 3 點時間。員工坐進辦公室省 $3。',
    'topic.hire': '招募員工',
    'summary.hire':
      '一名醫生，和（或）一名護士或一名員工，護士和員工不能同時招募。醫生的價格寫在大學座位下面；護士越到後面的輪次越貴；員工 $1。每個人都要馬上有車位。',
    'topic.admit': '吸引病患',
    'summary.admit':
      '你有 1 點攬客點數，每個出入口和停機坪再加 1 點。1 點讓預約本上的病患走一格，格裡有人就互換；或者從紅色欄帶走一名病患到你的病人預約區。病患從此屬於那一列的科別，他的車也要停好。',
    'topic.cars': '車輛與停車',
    'summary.cars':
      '你的每個人都占著一輛車的車位。沒有空位就來不了新人。邊上的車讓兩側的格子都不能蓋房間。車只能在停車場剛蓋好或升級時開進去；每治好或死去一名病患，開走一輛車。',
    'topic.move': '移動與時間',
    'summary.move':
      '每人可以走一次。每走進一格花 1 點時間，上下樓也算；病患到出入口或停機坪不花時間，電梯／廊道沿直線載人也不花時間。只要求終點有空位。門口的員工必須進來；病患進了房間就不再動，直到治好。',
    'topic.treat': '治療與收入',
    'summary.treat':
      '診間緊鄰本層的掛號區、又緊鄰辦公室才啟用。一名醫生治療一名同等級的病患；每名護士可以上下彌補一級。紅色付 $32，橙色 $20，黃色 $12，白色 $8；旁邊每座公園每名病患多 $2。',
    'topic.pay': '薪水與設施維護',
    'summary.pay':
      '醫生按等級 $1 到 $4，護士和員工 $1，有沒有工作都要付。每個房間和公園 $1，用過的手術室 $3；辦公室裡的每名員工省 $3。先用本輪收入付，再用存款，最後用名聲抵。',
    'topic.popularity': '購買名聲',
    'summary.popularity':
      '付帳後剩下的本輪收入可以買名聲，每點 $3，順位最後的玩家先買。以前的存款不能買，沒花完的變成存款。',
    'topic.admin': '管理階段與順位',
    'summary.admin':
      '紅色欄清空，沒被找走的醫生升級，沒被找走的護士離開。你的醫生降一級，在實驗室裡的除外。沒治好的病患加重，紅色的死亡，扣 5 點名聲。然後名聲最低的玩家排第一；如果順位不變，最後一名變成第一名。',
    'topic.end': '遊戲結束與最終計分',
    'summary.end':
      '六輪之後相加：名聲、醫生按等級（5 到 2）、護士（1）、啟用的診間按樓層（2 到 5）、第二和第三座能看診的建築物各 8。沒治好的病患和時間要扣分。總分最高者獲勝。',
    'topic.solo': '單人與雙人',
    'summary.solo': '單人遊戲用六輪達成一個目標，有三種難度。雙人遊戲沒有特殊規則，共三個科別。',
    'topic.editions': '版本與選項',
    'summary.editions':
      '預設用豪華版規則。「2014」會設好第一版不同的各條規則，開桌時也可以逐條選擇。擴充模組只改變它寫明的內容。',
    'topic.expansions': '各模組共通的規則',
    'summary.expansions':
      '每個模組可單獨使用，也可與其他模組任意組合。誰算員工、誰是付費病患、哪些建築能夠治療、公用配件用完或名聲將低於 0 時怎麼辦：這些規則對所有模組都適用。',
  },
);
