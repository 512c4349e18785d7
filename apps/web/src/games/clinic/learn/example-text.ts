import { catalogue } from '../../../text/catalogue.ts';
import type { ExampleId } from './examples.ts';

/** An example without a name, or without a word about what it shows, fails the compile. */
type ExampleKey = `example.${ExampleId}` | `shows.${ExampleId}` | 'seat.0' | 'seat.1';

/** What each shown position is called, and what to see in it. */
export const exampleCatalogue = catalogue<ExampleKey>(
  {
    'seat.0': 'You',
    'seat.1': 'Dr. Pomp',
    'example.match': 'Same colours never touch',
    'shows.match':
      'Pick a treatment room. 0D1 and 0B1 light up, for they touch the other one at a corner at most. 1C2 stays dark: it lies right above a treatment room. Point at it, and the table says so. A supply room on 1C2 would be fine.',
    'example.join': 'Two buildings stay two',
    'shows.join':
      'The cardiology hub on 0A2 is a building of its own. No room can be built on 0B2, which would join the two. A garden can: gardens join nothing.',
    'example.car': 'A car in the way',
    'shows.car':
      'The car between 0A2 and 0B2 keeps rooms off both cells, and the other one does the same between 0B2 and 0B3. Build a parking lot on 0B2, drive both cars in, and then build a hub on 0A2.',
    'example.floors': 'Upwards',
    'shows.floors':
      'A room needs rooms all the way down below it. Over the supply room on 1C2 you may build on 2C2 for $4; over the street there is nothing to stand on.',
    'example.active': 'Built, but not at work',
    'shows.active':
      'The treatment room on 1D2 has no hub beside it on its own floor; the one right below does not count. Build a hub on 1C2 for $3 and a supply room on 2D2 for $4, and watch its mark.',
    'example.steps': 'Step by step',
    'shows.steps':
      'From the entrance into the hub takes 1 time, up to the laboratory 2. The patient reaches the entrance for nothing and needs 2 to the treatment room. Move both and see what it costs.',
    'example.conveyor': 'Riding for nothing',
    'shows.conveyor':
      'On foot from the entrance to the hub on 0A2 takes 4 time, across the street. With conveyors in one line it takes 1: the step into the hub on 0D2, and then the ride.',
    'example.helipad': 'In from above',
    'shows.helipad':
      'The helipad stands on the treatment room. The patient is flown there for nothing and steps down into the room for 1 time, not 2. Send the patient to 0C2.',
    'example.queue': 'Jumping the queue',
    'shows.queue':
      'You have 3 points. Move the red patient of cardiology up: it slides to the right. Change it with the white one in the red column, and take it. All 3 points are spent, and you have a $32 patient.',
    'example.nurses': 'Nurses where they help',
    'shows.nurses':
      'Two nurses. Red doctor with orange patient needs one, white doctor with yellow patient needs one: both patients are treated, for $32 together. Begin with the wrong pair and the nurses run out.',
    'example.garden': 'Fresh air pays',
    'shows.garden':
      'Build one or two gardens beside the treatment room, on 0B2 and 0C3, and finish building. Then treat the patient: $8, and $2 more for each garden.',
    'example.operating': 'The nurse in the wall',
    'shows.operating':
      'A yellow doctor and a red patient are two levels apart. The operating room counts as one nurse, and another is there: treated, for $32. Its maintenance is $3 this round.',
    'example.outpatient': 'Anybody, for $6',
    'shows.outpatient':
      'The patient may go straight into the outpatient room for no time, wherever it is. Send the white doctor there too, 3 steps, and treat: a red cardiology patient, by a white doctor, for $6.',
    'example.wages': 'What a round costs',
    'shows.wages':
      'Treat both patients, and the bills are paid by themselves: wages for everybody, $1 for each room and garden, less $3 for the orderly in the supply room. The surplus buys popularity.',
    'example.order': 'The last shall be first',
    'shows.order':
      'You have 3 popularity, Dr. Pomp has 4, and you can buy up to 2 points. Buy none and you stay first, but an order that would not change puts the last player first. Try 0, 1 and 2.',
  },
  {
    'seat.0': '你',
    'seat.1': '庞医生',
    'example.match': '同色不相邻',
    'shows.match':
      '先选治疗室。0D1 和 0B1 会亮：它们与另一间最多斜角相接。1C2 不亮：它正好在治疗室上方。点它一下，牌桌会告诉你原因。在 1C2 建供应室就没问题。',
    'example.join': '两座还是两座',
    'shows.join':
      '0A2 的心脏科服务中心自成一座建筑。0B2 不能建房间，因为那会把两座连起来。花园可以：花园不连接任何东西。',
    'example.car': '车挡着路',
    'shows.car':
      '0A2 和 0B2 之间的车让这两格都不能建房间，另一辆车在 0B2 和 0B3 之间也一样。在 0B2 建停车场，把两辆车开进去，再在 0A2 建服务中心。',
    'example.floors': '往上建',
    'shows.floors': '房间下面必须一路都是房间。在 1C2 的供应室上面，可以花 $4 建在 2C2；街道上方没有东西可以支撑。',
    'example.active': '建好了，却没启用',
    'shows.active':
      '1D2 的治疗室在自己那一层旁边没有服务中心，正下方的不算。花 $3 在 1C2 建服务中心，再花 $4 在 2D2 建供应室，看看它的标记。',
    'example.steps': '一步一步',
    'shows.steps':
      '从入口走进服务中心花 1 点时间，上到实验室花 2 点。病人到入口不花时间，到治疗室要 2 点。两个都走一走，看看花多少。',
    'example.conveyor': '免费搭乘',
    'shows.conveyor':
      '从入口步行穿过街道到 0A2 的服务中心要 4 点时间。有了同一直线上的传送机只要 1 点：走进 0D2，然后搭乘。',
    'example.helipad': '从天而降',
    'shows.helipad': '停机坪在治疗室上方。病人免费飞到那里，再下到房间只花 1 点时间，而不是 2 点。把病人送到 0C2。',
    'example.queue': '插队',
    'shows.queue':
      '你有 3 点。把心脏科的红色病人往上移：他会滑到右边。让他和红色列里的白色病人互换，再接走他。3 点用完，你得到一名 $32 的病人。',
    'example.nurses': '护士用在刀刃上',
    'shows.nurses':
      '两名护士。红色医生治橙色病人要一名，白色医生治黄色病人要一名：两人都治好，一共 $32。一开始配错了，护士就不够用。',
    'example.garden': '新鲜空气能赚钱',
    'shows.garden': '在治疗室旁边的 0B2 和 0C3 建一座或两座花园，结束建造。然后治疗病人：$8，每座花园再加 $2。',
    'example.operating': '墙里的护士',
    'shows.operating': '黄色医生和红色病人差两级。手术室算一名护士，另外还有一名：治好，$32。这一轮它的维护费是 $3。',
    'example.outpatient': '谁都治，$6',
    'shows.outpatient':
      '病人可以不花时间直接进门诊室，不管它在哪里。让白色医生也走 3 步过去，然后治疗：白色医生治好了红色的心脏科病人，$6。',
    'example.wages': '一轮要花多少钱',
    'shows.wages':
      '治好两名病人，账单会自动付清：每个人的薪资，每个房间和花园 $1，供应室里的护工省 $3。盈余可以买名誉。',
    'example.order': '后来居上',
    'shows.order':
      '你有 3 点名誉，庞医生 4 点，你最多能买 2 点。不买，你还是最前面，可顺位如果没有变化，最后一名就变成第一名。试试 0、1 和 2。',
  },
  {
    'seat.0': '你',
    'seat.1': '龐醫師',
    'example.match': '同色不相鄰',
    'shows.match':
      '先選診間。0D1 和 0B1 會亮：它們與另一間最多斜角相接。1C2 不亮：它正好在診間上方。點它一下，牌桌會告訴你原因。在 1C2 蓋辦公室就沒問題。',
    'example.join': '兩座還是兩座',
    'shows.join':
      '0A2 的心臟科掛號區自成一座建築物。0B2 不能蓋房間，因為那會把兩座連起來。公園可以：公園不連接任何東西。',
    'example.car': '車擋著路',
    'shows.car':
      '0A2 和 0B2 之間的車讓這兩格都不能蓋房間，另一輛車在 0B2 和 0B3 之間也一樣。在 0B2 蓋停車場，把兩輛車開進去，再在 0A2 蓋掛號區。',
    'example.floors': '往上蓋',
    'shows.floors': '房間下面必須一路都是房間。在 1C2 的辦公室上面，可以花 $4 蓋在 2C2；街道上方沒有東西可以支撐。',
    'example.active': '蓋好了，卻沒啟用',
    'shows.active':
      '1D2 的診間在自己那一層旁邊沒有掛號區，正下方的不算。花 $3 在 1C2 蓋掛號區，再花 $4 在 2D2 蓋辦公室，看看它的標記。',
    'example.steps': '一步一步',
    'shows.steps':
      '從出入口走進掛號區花 1 點時間，上到實驗室花 2 點。病患到出入口不花時間，到診間要 2 點。兩個都走一走，看看花多少。',
    'example.conveyor': '免費搭乘',
    'shows.conveyor':
      '從出入口步行穿過街道到 0A2 的掛號區要 4 點時間。有了同一直線上的電梯／廊道只要 1 點：走進 0D2，然後搭乘。',
    'example.helipad': '從天而降',
    'shows.helipad': '停機坪在診間上方。病患免費飛到那裡，再下到房間只花 1 點時間，而不是 2 點。把病患送到 0C2。',
    'example.queue': '插隊',
    'shows.queue':
      '你有 3 點。把心臟科的紅色病患往上移：他會滑到右邊。讓他和紅色欄裡的白色病患互換，再帶走他。3 點用完，你得到一名 $32 的病患。',
    'example.nurses': '護士用在刀口上',
    'shows.nurses':
      '兩名護士。紅色醫生治橙色病患要一名，白色醫生治黃色病患要一名：兩人都治好，一共 $32。一開始配錯了，護士就不夠用。',
    'example.garden': '新鮮空氣能賺錢',
    'shows.garden': '在診間旁邊的 0B2 和 0C3 蓋一座或兩座公園，結束建造。然後治療病患：$8，每座公園再加 $2。',
    'example.operating': '牆裡的護士',
    'shows.operating': '黃色醫生和紅色病患差兩級。手術室算一名護士，另外還有一名：治好，$32。這一輪它的維護費是 $3。',
    'example.outpatient': '誰都治，$6',
    'shows.outpatient':
      '病患可以不花時間直接進綜合診療間，不管它在哪裡。讓白色醫生也走 3 步過去，然後治療：白色醫生治好了紅色的心臟科病患，$6。',
    'example.wages': '一輪要花多少錢',
    'shows.wages':
      '治好兩名病患，帳單會自動付清：每個人的薪水，每個房間和公園 $1，辦公室裡的員工省 $3。盈餘可以買名聲。',
    'example.order': '後來居上',
    'shows.order':
      '你有 3 點名聲，龐醫師 4 點，你最多能買 2 點。不買，你還是最前面，可順位如果沒有變化，最後一名就變成第一名。試試 0、1 和 2。',
  },
);
