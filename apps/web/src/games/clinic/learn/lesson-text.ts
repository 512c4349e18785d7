import { catalogue } from '../../../text/catalogue.ts';

/** What the matron says in the guided first game, step by step. */
export const lessonCatalogue = catalogue(
  {
    'lesson.title': 'Your first game of CliniC',
    'lesson.speaker': 'Matron Lin',
    'lesson.seat.0': 'You',
    'lesson.seat.1': 'Dr. Pomp',
    'lesson.read-first': 'Not so fast! Read this first; there is no test, but it helps.',
    'lesson.otherwise': 'That would be allowed. For now, let us do what the card says.',

    'lesson.welcome':
      'Welcome! I am Matron Lin, and I know where the biscuits are. Old Dr. Mumble has retired to grow turnips. He leaves you his clinic, $14 and a fish that needs no treatment. Two rounds of the game are left: enough to learn it all.',
    'lesson.aim':
      'This is what you are here for: popularity. When the game ends, the most popular clinic wins. Money is useful, but nobody was ever loved for their savings. Dr. Pomp across the street is two points ahead and mentions it daily.',
    'lesson.hub':
      'Your clinic starts here, with the service hub. It says what is treated in the rooms beside it on this floor. Ours is psychiatry, so we never run out of work.',
    'lesson.room':
      'Patients are treated in a treatment room. This one is active: it stands beside the hub, and a supply room is right next to it, for the bandages must be somewhere. Two doctors and two patients fit in.',
    'lesson.levels':
      'And this is your whole staff: one white doctor. White, yellow, orange and red are the four levels. For doctors that is skill; for patients it is trouble. A doctor treats a patient of the same level, and each nurse in the room makes up for one level of difference.',
    'lesson.round':
      'A round has three actions. For each of them everybody secretly lays a tile: build, hire or admit. Builders act first, then those who hire, then those who admit. After the third action everybody walks, works and pays bills.',
    'lesson.lay-hire': 'One doctor cannot do it all, and the fish is no help. Lay the tile “Hire”.',
    'lesson.hire-doctor':
      'You may hire a doctor, and with the doctor one nurse or one orderly. Dr. Pomp is first in turn order and has just snapped up the orange doctor for $4. Take the yellow one for $2: talent is cheaper on the second shelf.',
    'lesson.park':
      'Whoever works here comes by car. No free parking spot, no doctor! Cars park at the edges of the cells on the ground. Beside a car no room can be built, so park it well out of the way.',
    'lesson.hire-nurse':
      'A doctor without a nurse is a doctor with half a plan. Hire the nurse for $3. That is $1, and $2 more because it is late in the game and nurses can read a calendar.',
    'lesson.park-again': 'The nurse drives too. Find one more spot.',
    'lesson.arrivals':
      'After every action new patients arrive on the notepad, which all clinics share: one row for each service. They queue towards the red column at the right end, and only from there can they be taken.',
    'lesson.lay-admit': 'We have staff. What we lack is somebody ill. Lay the tile “Admit”.',
    'lesson.notepad':
      'You have 3 queue points: 1, and 1 more for each of your entrances. A point takes a patient from the red column, or moves one by one place. The orange psychiatry patient pays $20. Your yellow doctor can treat that with one nurse.',
    'lesson.take-orange': 'So take the orange patient from the psychiatry row.',
    'lesson.park-patient': 'Patients come by car as well. Let us not ask how this one drove. Park it.',
    'lesson.swap':
      'A yellow one is next, but the nurse will be busy. A white patient would suit your white doctor, and one waits in cardiology. Move that one up a row: the two change places. Yes, in this town a heart becomes a mind by moving up one line.',
    'lesson.take-white': 'That was a point well spent. Now take the white patient, who belongs to psychiatry now.',
    'lesson.park-last': 'And one last car. It is getting crowded; we are a success.',
    'lesson.lay-build': 'Third action. Let us leave something in stone: lay the tile “Build”.',
    'lesson.match':
      'There is one law of architecture here: rooms of the same kind never touch, neither side by side nor one on top of the other. Corners may meet. Between the hub and the supply room a second treatment room can stand: it touches neither of its kind.',
    'lesson.build-room':
      'You may build two things. On the ground each costs $2, and $1 more for every floor up. Build a treatment room here. It is active at once, and an active one is worth at least 2 popularity at the end.',
    'lesson.no-extra':
      'With a treatment room you may add a supply room that does not count as one of the two things. There is one next door already, so say no. Bandages keep; money does not.',
    'lesson.build-garden':
      'The second thing: a garden beside our old treatment room. Every patient treated next to it pays $2 more. Patients believe in fresh air, and we believe in patients.',
    'lesson.move':
      'The actions are over, and now everybody walks. Every step into a cell takes 1 time, the step in from an entrance too. Your time is counted here, and at the end every 3 time cost 1 popularity. So: the shortest way, and no coffee.',
    'lesson.go-doctor':
      'Send the yellow doctor at the door to the old treatment room: first the doctor, then the room.',
    'lesson.go-others':
      'Now all the others into the same room: the white doctor from the hub, the nurse, and both patients from your waiting area.',
    'lesson.go-done': 'All in one room, and nobody can pretend to be elsewhere. Finish moving.',
    'lesson.treat-orange':
      'The best part. The yellow doctor and the nurse treat the orange patient: $20, and $2 for the view of the garden.',
    'lesson.car-leaves':
      'The patient goes home, and a car leaves. Any car will do; nobody here checks the number plates.',
    'lesson.treat-white': 'White doctor, white patient, no nurse needed: $8, and $2 for the garden.',
    'lesson.car-leaves-too': 'Another happy driver. Which car leaves this time?',
    'lesson.income':
      'That made $32, this round’s income: $20 and $8 by the levels of the patients, and $2 each for fresh air.',
    'lesson.costs':
      'The bills were paid out of it at once. Wages: $1 for white, $2 for yellow, $1 for the nurse. Maintenance: $1 for each of your four rooms and $1 for the garden. That leaves a surplus of $23.',
    'lesson.buy':
      'The surplus buys popularity, $3 a point. Only this round’s money can do that; savings never can. Buy all you can get: 7 points.',
    'lesson.tired':
      'End of the round. Doctors tire: each falls one level, so your yellow one is white again. Patients left untreated would get worse, and a red one would die, which costs 5 popularity and my good mood. You left nobody. Thank you.',
    'lesson.cleaning':
      'Meanwhile the red column has been cleared, and new doctors sit in the university. Whoever is less popular is earlier in turn order; a small comfort, but a comfort.',
    'lesson.last-round':
      'The last round is yours. I only give advice now, and you may do whatever the rules allow. If something is not allowed, the table says why, and “Undo” takes things back.',
    'lesson.points':
      'What will count at the end: your popularity; 2 to 5 for each doctor and 1 for each nurse; each active treatment room; and 8 for a second building that can treat. Untreated patients cost 2 to 8 each, and every 3 time cost 1.',
    'lesson.free-build':
      'My advice: lay “Build” and put an outpatient room far away from the rest. It treats anybody for $6, needs no hub, and is a second building: 8 popularity for $2. Do not tell Dr. Pomp. Then finish building.',
    'lesson.free-admit':
      'Next I would lay “Admit”. Take patients whom you can treat this very round: your doctors are white, so white ones. If psychiatry runs out of them, you know which row has hearts to spare. Whoever is left untreated costs popularity.',
    'lesson.free-hire':
      'For the last action I would hire. Every doctor counts at least 2 at the end, even one who only just found the coat rack. Then finish hiring.',
    'lesson.free-move':
      'Everybody walks. Staff at the door must come in; patients belong where a doctor is. If you would rather not count, the plan beside the board does it for you. Otherwise follow my rings.',
    'lesson.free-treat': 'Treat whoever can be treated.',
    'lesson.free-buy': 'The last chance to buy popularity. After this, money is only paper. Buy all you can.',
    'lesson.score':
      'The game is over, and this is the final score. {won, select, yes {You have won! Dr. Pomp says that it was luck. It was a hub, a garden and $32.} other {Dr. Pomp is ahead, this time. He had a head start; next time you will have six rounds.}}',
    'lesson.score-lines':
      'Look down the list: popularity from the track, then doctors, nurses and rooms, the second building, and what time and waiting patients took away. Every line is a way to win.',
    'lesson.farewell':
      'Now you know the game. What I left out, laboratories, helipads and conveyors among it, is in the rulebook, with examples to try. Open a table against a bot and play all six rounds. I shall keep the biscuits warm.',

    'lesson.otherwise.lay-build':
      'Building is a fine idea, and we will. But first we need somebody to work in what we build.',
    'lesson.otherwise.lay-admit': 'Patients are welcome, but with one doctor they would only wait and get worse.',
    'lesson.otherwise.hire-doctor': 'A white doctor for the same $2? The yellow one can do more for it.',
    'lesson.otherwise.hire-nurse': 'The nurse comes next, I promise. The doctor first: the good ones go quickly.',
    'lesson.otherwise.hire-orderly':
      'An orderly saves $3 of maintenance a round, but you may not hire one together with a nurse, and we need the nurse.',
    'lesson.otherwise.done': 'Stop already? You are in the middle of hiring, and there are good people about.',
    'lesson.otherwise.park': 'That car would stand beside a cell on which we will build. Park it somewhere else.',
    'lesson.otherwise.nurse': 'We need the nurse: without one your yellow doctor can treat yellow patients only.',
    'lesson.otherwise.admit-now': 'All in good time. We have doctors with nothing to do, so admit somebody.',
    'lesson.otherwise.take': 'Better take the orange psychiatry patient: our hub is psychiatry, and $20 are $20.',
    'lesson.otherwise.swap':
      'Wait: the nurse can help only one doctor. We want the white patient from cardiology; move that one up a row.',
    'lesson.otherwise.take-white':
      'The white patient is now in the red column of psychiatry. Take that one with the last point.',
    'lesson.otherwise.build-now': 'That would be a good action too. But the next lesson is building.',
    'lesson.otherwise.inactive':
      'Allowed, but there it would not be active: it needs the hub and a supply room right beside it, as on 0D1.',
    'lesson.otherwise.first-room': 'A good thing to have. First the treatment room on 0D1, though; you will see why.',
    'lesson.otherwise.extra': 'The room has a supply room beside it already. Save the money.',
    'lesson.otherwise.garden-elsewhere':
      'A garden there would be pretty and useless: it pays only beside a treatment room in use. Put it on 0B2.',
    'lesson.otherwise.garden':
      'We have money for one more thing, and a garden pays for itself in one round. Put it on 0B2.',
    'lesson.otherwise.go': 'Not there, or not now: all of them meet in the old treatment room on 0C2.',
    'lesson.otherwise.not-done':
      'Somebody is still missing in the treatment room. Without doctor or patient there is no treatment.',
    'lesson.otherwise.stay': 'Everybody is where they should be. Leave them there and finish moving.',
    'lesson.otherwise.treat':
      'That would use up the nurse, and then nobody could treat the orange patient, who pays $20.',
    'lesson.otherwise.treat-done': 'There is still a patient who can be treated, and pay. Do not send them away sad.',
    'lesson.otherwise.buy': 'You may buy fewer, but money is worth nothing at the end. Buy all 7.',
  },
  {
    'lesson.title': '你的第一局《主题诊所》',
    'lesson.speaker': '林护士长',
    'lesson.seat.0': '你',
    'lesson.seat.1': '庞医生',
    'lesson.read-first': '别急！先把这段看完。不考试，但有用。',
    'lesson.otherwise': '规则允许这样做，不过现在先照卡片上说的来。',

    'lesson.welcome':
      '欢迎！我是林护士长，饼干藏在哪儿只有我知道。老莫医生退休种萝卜去了，留给你这家诊所、$14 和一条不用看病的鱼。游戏还剩两轮，足够你全部学会。',
    'lesson.aim':
      '你来这里就是为了它：名誉。游戏结束时名誉最高的诊所获胜。钱很有用，可从没有人因为存款多而受人爱戴。街对面的庞医生领先两点，而且天天挂在嘴边。',
    'lesson.hub':
      '你的诊所从这里开始：服务中心。它决定同一层紧邻的房间治什么病。我们这里是精神科，所以从来不愁没有病人。',
    'lesson.room':
      '病人在治疗室接受治疗。这一间是启用的：它紧邻服务中心，旁边又有供应室，绷带总得有地方放。里面容得下两名医生和两名病人。',
    'lesson.levels':
      '这就是你的全部人马：一名白色医生。等级有白、黄、橙、红四种。对医生来说是本事，对病人来说是麻烦。医生治疗同等级的病人；房间里每有一名护士，就能补上一级差距。',
    'lesson.round':
      '每轮有三个行动。每个行动大家都暗中放一张板块：建造、雇佣或接收。选建造的先做，然后是雇佣，最后是接收。第三个行动之后，大家移动、治病、付账单。',
    'lesson.lay-hire': '一名医生忙不过来，那条鱼又帮不上忙。放下“雇佣”板块。',
    'lesson.hire-doctor':
      '你可以雇一名医生，外加一名护士或一名护工。庞医生顺位在前，刚刚花 $4 抢走了橙色医生。我们雇 $2 的黄色医生：货架第二层的人才更划算。',
    'lesson.park':
      '来这里上班的人都开车。没有空车位，就没有医生！车停在地面格子的边上。车旁边不能建房间，所以停远一点。',
    'lesson.hire-nurse':
      '没有护士的医生，计划只完成了一半。花 $3 雇这名护士：本来 $1，另外 $2 是因为游戏快结束了，护士也会看日历。',
    'lesson.park-again': '护士也开车。再找一个车位。',
    'lesson.arrivals':
      '每个行动之后，新病人会出现在大家共用的记事本上，每个科室一行。他们向右排队，只有到了最右边的红色一列才能被接收。',
    'lesson.lay-admit': '人手有了，就缺生病的人。放下“接收”板块。',
    'lesson.notepad':
      '你有 3 点队列点数：基本 1 点，每个入口再加 1 点。1 点可以接走红色列里的一名病人，或者让一名病人走一格。精神科的橙色病人付 $20，你的黄色医生加一名护士就治得了。',
    'lesson.take-orange': '那就把精神科那一行的橙色病人接过来。',
    'lesson.park-patient': '病人也是开车来的。他怎么开来的就别问了，先停好。',
    'lesson.swap':
      '下一位是黄色病人，可护士到时候没空。白色医生正好治白色病人，心脏科就有一位。把他往上移一行，两人互换位置。没错，在这座城里，往上走一行，心病就成了心理病。',
    'lesson.take-white': '这一点花得值。现在接走这位白色病人，他已经算精神科的了。',
    'lesson.park-last': '最后一辆车。越来越挤了，说明我们很成功。',
    'lesson.lay-build': '第三个行动。该留下点砖瓦了：放下“建造”板块。',
    'lesson.match':
      '这里的建筑法只有一条：同类房间不能相接，左右不行，上下也不行，斜角可以。在服务中心和供应室之间可以再建一间治疗室：它不碰任何同类。',
    'lesson.build-room':
      '你可以建造两样东西。地面上每样 $2，每高一层加 $1。在这里建一间治疗室。它立刻启用，而启用的治疗室在游戏结束时至少值 2 点名誉。',
    'lesson.no-extra':
      '建治疗室时可以顺便加建一间供应室，不算在两样之内。可旁边已经有一间了，所以不要。绷带放得住，钱放不住。',
    'lesson.build-garden':
      '第二样：在老治疗室旁边建一座花园。在它旁边治好的病人每人多付 $2。病人相信新鲜空气，我们相信病人。',
    'lesson.move':
      '行动结束，现在大家走动。每走进一格花 1 点时间，从入口进来的那一步也算。你的时间记在这里，游戏结束时每 3 点时间扣 1 点名誉。所以：走最短的路，别去泡咖啡。',
    'lesson.go-doctor': '让门口的黄色医生去老治疗室：先点医生，再点房间。',
    'lesson.go-others': '其他人也都到同一间去：服务中心里的白色医生、护士，还有等候的两名病人。',
    'lesson.go-done': '人都齐了，谁也别想装作不在。结束移动。',
    'lesson.treat-orange': '最精彩的部分。黄色医生和护士治疗橙色病人：$20，再加 $2 的花园景观费。',
    'lesson.car-leaves': '病人回家，一辆车开走。哪辆都行，这里没人查车牌。',
    'lesson.treat-white': '白色医生治白色病人，不用护士：$8，再加 $2 的花园费。',
    'lesson.car-leaves-too': '又一位开心的车主。这次哪辆车走？',
    'lesson.income': '一共 $32，这就是本轮收入：按病人等级是 $20 和 $8，再加每人 $2 的新鲜空气费。',
    'lesson.costs':
      '账单当场就从里面付掉了。薪资：白色 $1、黄色 $2、护士 $1。设施维护：四个房间各 $1，花园 $1。盈余 $23。',
    'lesson.buy': '盈余可以买名誉，每点 $3。只有本轮的收入才能买，以前的存款永远不行。能买多少买多少：7 点。',
    'lesson.tired':
      '本轮结束。医生会累：每人降一级，你的黄色医生又变回白色了。没治好的病人会加重，红色的会死亡，那要扣 5 点名誉，还会扣掉我的好心情。你一个也没落下，谢谢。',
    'lesson.cleaning': '与此同时，红色列清空了，大学里来了新医生。名誉越低，顺位越靠前；安慰不大，好歹是个安慰。',
    'lesson.last-round':
      '最后一轮交给你。我只提建议，规则允许的你都可以做。不允许的，牌桌会告诉你为什么；做错了可以“撤销”。',
    'lesson.points':
      '游戏结束时计分的有：名誉；每名医生 2 到 5 点，每名护士 1 点；每间启用的治疗室；还有第二座能治病的建筑 8 点。没治好的病人每人扣 2 到 8 点，每 3 点时间扣 1 点。',
    'lesson.free-build':
      '我的建议：放下“建造”，在离其他房间远远的地方建一间门诊室。谁都能治，每人 $6，不需要服务中心，而且算第二座建筑：花 $2 换 8 点名誉。别告诉庞医生。然后结束建造。',
    'lesson.free-admit':
      '接下来我会放“接收”。只接这一轮治得了的病人：你的医生都是白色，所以接白色的。精神科没有了，你知道哪一行还有“心病”。剩下没治的要扣名誉。',
    'lesson.free-hire': '最后一个行动我会雇人。每名医生最后至少值 2 点，哪怕他才刚找到挂衣架。然后结束雇佣。',
    'lesson.free-move':
      '大家走动。门口的人必须进来，病人要去有医生的地方。懒得算的话，旁边的“移动计划”会替你算；不然就跟着我的圈走。',
    'lesson.free-treat': '能治的都治好。',
    'lesson.free-buy': '最后一次买名誉的机会。过了这步，钱就是纸。能买多少买多少。',
    'lesson.score':
      '游戏结束，这是最后得分。{won, select, yes {你赢了！庞医生说是运气。其实靠的是服务中心、花园和 $32。} other {这次庞医生领先。他本来就占了先；下次你有六轮时间。}}',
    'lesson.score-lines':
      '从上往下看：轨道上的名誉，医生、护士和房间，第二座建筑，还有被时间和等候的病人扣掉的。每一行都是一条取胜之路。',
    'lesson.farewell':
      '现在你会玩了。我没讲到的，比如实验室、停机坪和传送机，规则书里都有，还带可以试的例子。开一桌和电脑玩满六轮吧。饼干我给你热着。',

    'lesson.otherwise.lay-build': '建造是好主意，待会儿就建。但总得先有人在里面干活。',
    'lesson.otherwise.lay-admit': '欢迎病人，可只有一名医生，他们只能干等着加重。',
    'lesson.otherwise.hire-doctor': '同样 $2 雇白色医生？黄色的本事更大。',
    'lesson.otherwise.hire-nurse': '护士下一个就雇，我保证。先雇医生：好医生抢手得很。',
    'lesson.otherwise.hire-orderly': '护工每轮能省 $3 维护费，但不能和护士一起雇，而我们需要护士。',
    'lesson.otherwise.done': '这就停了？雇人才雇到一半，好人手还多着呢。',
    'lesson.otherwise.park': '车停在那儿，旁边就没法建我们要建的房间了。换个地方停吧。',
    'lesson.otherwise.nurse': '我们需要护士：没有护士，黄色医生只能治黄色病人。',
    'lesson.otherwise.admit-now': '别着急。医生正闲着呢，先接收病人。',
    'lesson.otherwise.take': '还是接精神科的橙色病人：我们的服务中心是精神科，而且 $20 就是 $20。',
    'lesson.otherwise.swap': '等等：护士只能帮一名医生。我们要心脏科的白色病人，把他往上移一行。',
    'lesson.otherwise.take-white': '白色病人现在在精神科的红色列里。用最后一点接走他。',
    'lesson.otherwise.build-now': '那个行动也不错。不过下一课是建造。',
    'lesson.otherwise.inactive': '可以建，但在那里不会启用：它旁边要同时有服务中心和供应室，比如 0D1。',
    'lesson.otherwise.first-room': '那也是好东西。不过先在 0D1 建治疗室，你会明白的。',
    'lesson.otherwise.extra': '旁边已经有供应室了。省点钱吧。',
    'lesson.otherwise.garden-elsewhere': '花园建在那儿好看却没用：只有在用得上的治疗室旁边才赚钱。建在 0B2。',
    'lesson.otherwise.garden': '钱还够建一样，而花园一轮就能回本。把它建在 0B2。',
    'lesson.otherwise.go': '不是那里，或者不是现在：大家都在 0C2 的老治疗室会合。',
    'lesson.otherwise.not-done': '治疗室里还缺人。少了医生或病人，就治不成了。',
    'lesson.otherwise.stay': '大家都在该在的地方了。别动他们，结束移动吧。',
    'lesson.otherwise.treat': '那样会占用护士，就没人能治付 $20 的橙色病人了。',
    'lesson.otherwise.treat-done': '还有病人可以治，也能付钱。别让人家失望而归。',
    'lesson.otherwise.buy': '可以少买，但钱到最后一文不值。7 点全买。',
  },
  {
    'lesson.title': '你的第一局《主題診所》',
    'lesson.speaker': '林護理長',
    'lesson.seat.0': '你',
    'lesson.seat.1': '龐醫師',
    'lesson.read-first': '別急！先把這段看完。不考試，但有用。',
    'lesson.otherwise': '規則允許這樣做，不過現在先照卡片上說的來。',

    'lesson.welcome':
      '歡迎！我是林護理長，餅乾藏在哪裡只有我知道。老莫醫師退休種蘿蔔去了，留給你這間診所、$14 和一條不用看病的魚。遊戲還剩兩輪，足夠你全部學會。',
    'lesson.aim':
      '你來這裡就是為了它：名聲。遊戲結束時名聲最高的診所獲勝。錢很有用，可從來沒有人因為存款多而受人愛戴。對街的龐醫師領先兩點，而且天天掛在嘴邊。',
    'lesson.hub':
      '你的診所從這裡開始：掛號區。它決定同一層緊鄰的房間看哪一科。我們這裡是精神科，所以從來不愁沒有病患。',
    'lesson.room':
      '病患在診間接受治療。這一間是啟用的：它緊鄰掛號區，旁邊又有辦公室，繃帶總得有地方放。裡面容得下兩名醫生和兩名病患。',
    'lesson.levels':
      '這就是你的全部人馬：一名白色醫生。等級有白、黃、橙、紅四種。對醫生來說是本事，對病患來說是麻煩。醫生治療同等級的病患；房間裡每有一名護士，就能補上一級差距。',
    'lesson.round':
      '每輪有三個行動。每個行動大家都暗中放一張板塊：建造、招募員工或吸引病患。選建造的先做，然後是招募，最後是吸引病患。第三個行動之後，大家移動、看診、付帳單。',
    'lesson.lay-hire': '一名醫生忙不過來，那條魚又幫不上忙。放下「招募員工」板塊。',
    'lesson.hire-doctor':
      '你可以招募一名醫生，外加一名護士或一名員工。龐醫師順位在前，剛剛花 $4 搶走了橙色醫生。我們找 $2 的黃色醫生：貨架第二層的人才更划算。',
    'lesson.park':
      '來這裡上班的人都開車。沒有空車位，就沒有醫生！車停在地面格子的邊上。車子旁邊不能蓋房間，所以停遠一點。',
    'lesson.hire-nurse':
      '沒有護士的醫生，計畫只完成了一半。花 $3 招募這名護士：本來 $1，另外 $2 是因為遊戲快結束了，護士也會看日曆。',
    'lesson.park-again': '護士也開車。再找一個車位。',
    'lesson.arrivals':
      '每個行動之後，新病患會出現在大家共用的預約本上，每個科別一列。他們向右排隊，只有到了最右邊的紅色一欄才能被帶走。',
    'lesson.lay-admit': '人手有了，就缺生病的人。放下「吸引病患」板塊。',
    'lesson.notepad':
      '你有 3 點攬客點數：基本 1 點，每個出入口再加 1 點。1 點可以帶走紅色欄裡的一名病患，或者讓一名病患走一格。精神科的橙色病患付 $20，你的黃色醫生加一名護士就治得了。',
    'lesson.take-orange': '那就把精神科那一列的橙色病患帶過來。',
    'lesson.park-patient': '病患也是開車來的。他怎麼開來的就別問了，先停好。',
    'lesson.swap':
      '下一位是黃色病患，可護士到時候沒空。白色醫生正好治白色病患，心臟科就有一位。把他往上移一列，兩人互換位置。沒錯，在這座城裡，往上走一列，心病就成了心理病。',
    'lesson.take-white': '這一點花得值。現在帶走這位白色病患，他已經算精神科的了。',
    'lesson.park-last': '最後一輛車。越來越擠了，表示我們很成功。',
    'lesson.lay-build': '第三個行動。該留下點磚瓦了：放下「建造」板塊。',
    'lesson.match':
      '這裡的建築法只有一條：同類房間不能相接，左右不行，上下也不行，斜角可以。在掛號區和辦公室之間可以再蓋一個診間：它不碰任何同類。',
    'lesson.build-room':
      '你可以建造兩樣東西。地面上每樣 $2，每高一層加 $1。在這裡蓋一個診間。它立刻啟用，而啟用的診間在遊戲結束時至少值 2 點名聲。',
    'lesson.no-extra':
      '蓋診間時可以順便加蓋一間辦公室，不算在兩樣之內。可旁邊已經有一間了，所以不要。繃帶放得住，錢放不住。',
    'lesson.build-garden':
      '第二樣：在老診間旁邊蓋一座公園。在它旁邊治好的病患每人多付 $2。病患相信新鮮空氣，我們相信病患。',
    'lesson.move':
      '行動結束，現在大家走動。每走進一格花 1 點時間，從出入口進來的那一步也算。你的時間記在這裡，遊戲結束時每 3 點時間扣 1 點名聲。所以：走最短的路，別去泡咖啡。',
    'lesson.go-doctor': '讓門口的黃色醫生去老診間：先點醫生，再點房間。',
    'lesson.go-others': '其他人也都到同一間去：掛號區裡的白色醫生、護士，還有等候的兩名病患。',
    'lesson.go-done': '人都到齊了，誰也別想裝作不在。結束移動。',
    'lesson.treat-orange': '最精彩的部分。黃色醫生和護士治療橙色病患：$20，再加 $2 的公園景觀費。',
    'lesson.car-leaves': '病患回家，一輛車開走。哪輛都行，這裡沒人查車牌。',
    'lesson.treat-white': '白色醫生治白色病患，不用護士：$8，再加 $2 的公園費。',
    'lesson.car-leaves-too': '又一位開心的車主。這次哪輛車走？',
    'lesson.income': '一共 $32，這就是本輪收入：按病患等級是 $20 和 $8，再加每人 $2 的新鮮空氣費。',
    'lesson.costs':
      '帳單當場就從裡面付掉了。薪水：白色 $1、黃色 $2、護士 $1。設施維護：四個房間各 $1，公園 $1。盈餘 $23。',
    'lesson.buy': '盈餘可以買名聲，每點 $3。只有本輪的收入才能買，以前的存款永遠不行。能買多少買多少：7 點。',
    'lesson.tired':
      '本輪結束。醫生會累：每人降一級，你的黃色醫生又變回白色了。沒治好的病患會加重，紅色的會死亡，那要扣 5 點名聲，還會扣掉我的好心情。你一個也沒落下，謝謝。',
    'lesson.cleaning': '與此同時，紅色欄清空了，大學裡來了新醫生。名聲越低，順位越前面；安慰不大，好歹是個安慰。',
    'lesson.last-round':
      '最後一輪交給你。我只提建議，規則允許的你都可以做。不允許的，牌桌會告訴你為什麼；做錯了可以「復原」。',
    'lesson.points':
      '遊戲結束時計分的有：名聲；每名醫生 2 到 5 點，每名護士 1 點；每個啟用的診間；還有第二座能看診的建築物 8 點。沒治好的病患每人扣 2 到 8 點，每 3 點時間扣 1 點。',
    'lesson.free-build':
      '我的建議：放下「建造」，在離其他房間遠遠的地方蓋一間綜合診療間。誰都能治，每人 $6，不需要掛號區，而且算第二座建築物：花 $2 換 8 點名聲。別告訴龐醫師。然後結束建造。',
    'lesson.free-admit':
      '接下來我會放「吸引病患」。只帶這一輪治得了的病患：你的醫生都是白色，所以帶白色的。精神科沒有了，你知道哪一列還有「心病」。剩下沒治的要扣名聲。',
    'lesson.free-hire': '最後一個行動我會招募。每名醫生最後至少值 2 點，哪怕他才剛找到衣帽架。然後結束招募。',
    'lesson.free-move':
      '大家走動。門口的人必須進來，病患要去有醫生的地方。懶得算的話，旁邊的「移動計畫」會替你算；不然就跟著我的圈走。',
    'lesson.free-treat': '能治的都治好。',
    'lesson.free-buy': '最後一次買名聲的機會。過了這步，錢就是紙。能買多少買多少。',
    'lesson.score':
      '遊戲結束，這是最後得分。{won, select, yes {你贏了！龐醫師說是運氣。其實靠的是掛號區、公園和 $32。} other {這次龐醫師領先。他本來就占了先；下次你有六輪時間。}}',
    'lesson.score-lines':
      '從上往下看：軌道上的名聲，醫生、護士和房間，第二座建築物，還有被時間和等候的病患扣掉的。每一行都是一條取勝之路。',
    'lesson.farewell':
      '現在你會玩了。我沒講到的，例如實驗室、停機坪和電梯，規則書裡都有，還附可以試的例子。開一桌和電腦玩滿六輪吧。餅乾我幫你熱著。',

    'lesson.otherwise.lay-build': '建造是好主意，待會兒就蓋。但總得先有人在裡面工作。',
    'lesson.otherwise.lay-admit': '歡迎病患，可只有一名醫生，他們只能乾等著加重。',
    'lesson.otherwise.hire-doctor': '同樣 $2 找白色醫生？黃色的本事更大。',
    'lesson.otherwise.hire-nurse': '護士下一個就找，我保證。先找醫生：好醫生搶手得很。',
    'lesson.otherwise.hire-orderly': '員工每輪能省 $3 維護費，但不能和護士一起招募，而我們需要護士。',
    'lesson.otherwise.done': '這就停了？招募才到一半，好人手還多著呢。',
    'lesson.otherwise.park': '車停在那裡，旁邊就沒辦法蓋我們要蓋的房間了。換個地方停吧。',
    'lesson.otherwise.nurse': '我們需要護士：沒有護士，黃色醫生只能治黃色病患。',
    'lesson.otherwise.admit-now': '別著急。醫生正閒著呢，先吸引病患。',
    'lesson.otherwise.take': '還是帶精神科的橙色病患：我們的掛號區是精神科，而且 $20 就是 $20。',
    'lesson.otherwise.swap': '等等：護士只能幫一名醫生。我們要心臟科的白色病患，把他往上移一列。',
    'lesson.otherwise.take-white': '白色病患現在在精神科的紅色欄裡。用最後一點帶走他。',
    'lesson.otherwise.build-now': '那個行動也不錯。不過下一課是建造。',
    'lesson.otherwise.inactive': '可以蓋，但在那裡不會啟用：它旁邊要同時有掛號區和辦公室，例如 0D1。',
    'lesson.otherwise.first-room': '那也是好東西。不過先在 0D1 蓋診間，你會明白的。',
    'lesson.otherwise.extra': '旁邊已經有辦公室了。省點錢吧。',
    'lesson.otherwise.garden-elsewhere': '公園蓋在那裡好看卻沒用：只有在用得上的診間旁邊才賺錢。蓋在 0B2。',
    'lesson.otherwise.garden': '錢還夠蓋一樣，而公園一輪就能回本。把它蓋在 0B2。',
    'lesson.otherwise.go': '不是那裡，或者不是現在：大家都在 0C2 的老診間會合。',
    'lesson.otherwise.not-done': '診間裡還缺人。少了醫生或病患，就治不成了。',
    'lesson.otherwise.stay': '大家都在該在的地方了。別動他們，結束移動吧。',
    'lesson.otherwise.treat': '那樣會占用護士，就沒人能治付 $20 的橙色病患了。',
    'lesson.otherwise.treat-done': '還有病患可以治，也能付錢。別讓人家失望而歸。',
    'lesson.otherwise.buy': '可以少買，但錢到最後一文不值。7 點全買。',
  },
);
