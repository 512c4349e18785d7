import { catalogue } from '../../../text/catalogue.ts';

/** What the matron says in the guided first game, step by step. */
export const lessonCatalogue = catalogue(
  {
    'lesson.title': 'Your first game of Dice Hospital',
    'lesson.speaker': 'Matron Lin',
    'lesson.seat.0': 'You',
    'lesson.seat.1': 'Dr. Pomp',
    'lesson.read-first': 'One moment! Read this first; it is shorter than a prescription.',
    'lesson.otherwise': 'That would be allowed. For now, let us do what the card says.',
    'lesson.welcome':
      'Welcome! I am Matron Lin. You are the new director of a hospital in which the patients are dice. Please do not roll them; they have had a hard day. Two months are left, and that is enough to learn it all.',
    'lesson.aim':
      'Points decide. Most of them come from patients who are discharged, and many in one month count far more than one each month. Dr. Pomp is three points ahead and has told the newspaper.',
    'lesson.patients':
      'These are your patients. The number says how well they are: 1 is very ill, 6 is nearly well, and whoever would reach 7 goes home. Red, yellow and green are their complaints; the shape says the same.',
    'lesson.ambulances':
      'Every month ambulances bring three patients for each of us. Ambulance 1 brings the sickest. Who takes the lowest number gets a blood bag, is first player and chooses first what to build. The first player may not take ambulance 1. That is Dr. Pomp, who has taken the second.',
    'lesson.take-ambulance': 'So ambulance 1 is ours: sick people, but the pick of the display. Take it.',
    'lesson.token':
      'Your reward: a blood bag. In phase 3 it can treat anybody by one step, or lend an untreated patient another colour. An unspent one is a point at the end.',
    'lesson.improve':
      'Now the hospital grows. In the order of the ambulances each of us takes one thing from the display: a department to join, or a specialist to hire.',
    'lesson.take':
      'Cardiology treats one red patient by 4. Choose it, and then any place beside the hospital; where it lies makes no difference, so follow your taste.',
    'lesson.take-done': 'You could return something for a blood bag now. We keep it all. Finish improving.',
    'lesson.staff':
      'And now to work. You have three nurses. Each works once a month, in one room, and each room takes one of them.',
    'lesson.rooms':
      'Every room says whom it treats. Clinic: somebody at 5 or 6. Pharmacy: somebody green. Whoever is treated moves to the lower row and is safe this month.',
    'lesson.clinic': 'The yellow 6 needs one step to go home. Point at the Clinic, then at the yellow 6.',
    'lesson.pharmacy': 'One down! The green 6 is next, and Pharmacy takes anybody green.',
    'lesson.cardiology':
      'Cardiology gives four steps. On the red 5 two of them would be wasted; so give them all to the red 2.',
    'lesson.transfuse':
      'Now that one stands at 6 and it would be a pity to wait. Take the blood bag, then the red 6 in the lower row.',
    'lesson.keep':
      'Three go home this month. One blood bag is left; it will be worth a point, or something better next month.',
    'lesson.end': 'Nobody is left to send. End the shift.',
    'lesson.neglect':
      'Whoever stayed in the upper row was neglected and lost 1. At 0 a patient dies, which costs 2 points and a very long letter. Nobody did. Good.',
    'lesson.discharge':
      'Three discharged at once: 4 points. Four would have been 6, five 9. An empty hospital gives 5 more, but that is for people with less sick patients.',
    'lesson.last-month':
      'The last month. What stays in bed is worth nothing now, so treat whoever can go home. You are first player: no ambulance 1 for you. I only advise from here on; what lights up twice is what I would do.',
    'lesson.free-intake': 'Name what is added to the display, then choose your ambulance.',
    'lesson.free-improve': 'Take what helps this very month, and finish.',
    'lesson.free-act': 'Send your staff, spend your blood, and end the shift when nothing more can be had.',
    'lesson.score':
      '{won, select, yes {You have won! Dr. Pomp has asked for a recount.} other {Dr. Pomp wins by a nose and will not stop about it. Now you know how it works, which he fears.}}',
    'lesson.score-lines':
      'Here is what it was made of: discharges, your director, blood bags, and the fatalities that cost.',
    'lesson.farewell':
      'That is all there is to it: eight months of this, a growing hospital and better staff. Off you go. Mind the dice on the stairs.',
    'lesson.otherwise.ambulance':
      'Those are healthier, and it is your choice later. Now take ambulance 1 for the bag and the first pick.',
    'lesson.otherwise.take': 'Useful too! But today Cardiology helps most.',
    'lesson.otherwise.take-done': 'Keep it. We shall need it in a minute.',
    'lesson.otherwise.clinic': 'That works as well. First the yellow 6 in the Clinic, please.',
    'lesson.otherwise.pharmacy': 'Later, perhaps. The green 6 waits at the Pharmacy.',
    'lesson.otherwise.cardiology': 'Better give the four steps to the red 2 in Cardiology.',
    'lesson.otherwise.transfuse': 'The red 6 in the lower row goes home with one step. Give the blood there.',
    'lesson.otherwise.end': 'Keep the bag for next month and end the shift.',
  },
  {
    'lesson.title': '《骰子医院》第一局',
    'lesson.speaker': '林护士长',
    'lesson.seat.0': '你',
    'lesson.seat.1': '庞医生',
    'lesson.read-first': '等一下！先读完这段，比处方还短。',
    'lesson.otherwise': '那样做也符合规则。不过现在，先照卡片上说的来吧。',
    'lesson.welcome':
      '欢迎！我是林护士长。你是这家医院的新院长，这里的病患都是骰子。请不要掷他们，他们今天已经够累了。还剩两个月，足够学会一切。',
    'lesson.aim':
      '信赖分决定胜负。分数主要来自出院的病患，而且同一个月出院得越多，越划算。庞医生领先三分，已经登过报了。',
    'lesson.patients':
      '这些是你的病患。数字表示病情：1 非常严重，6 接近痊愈，到 7 就能回家。红、黄、绿是病的种类，形状也各不相同。',
    'lesson.ambulances':
      '每个月救护车给每人送来三名病患，1 号车送来的最重。选了最小号码的人得到一个血袋，成为起始玩家，扩建时也先挑。起始玩家不能选 1 号车：现在是庞医生，他已经选了 2 号。',
    'lesson.take-ambulance': '所以 1 号车归我们：病人重一些，但能第一个挑。选它。',
    'lesson.token':
      '这是奖励：一个血袋。第三阶段里，它能让任何病患进一步，或让未治疗的病患暂时换个颜色。没用完的，终局时每个值一分。',
    'lesson.improve': '现在扩建医院。按救护车号码的顺序，每人从展示区取一样：扩建设施板块，或聘请专家。',
    'lesson.take': '心脏科能让一名红色病患进 4 步。选它，再选医院旁边的任意位置；放哪里都一样，凭你的喜好。',
    'lesson.take-done': '现在可以退回一样东西换血袋。我们都留着。结束扩建。',
    'lesson.staff': '开工了。你有三名护理师，每人每月只工作一次，每个设施也只容一人。',
    'lesson.rooms':
      '每个设施都写着它治谁。门诊：点数 5 或 6 的。药局：绿色的。治疗过的病患移到下半部，这个月就安全了。',
    'lesson.clinic': '黄色 6 只差一步就能回家。先点门诊，再点黄色 6。',
    'lesson.pharmacy': '一个回家了！下一个是绿色 6，药局收所有绿色病患。',
    'lesson.cardiology': '心脏科给四步。用在红色 5 上会浪费两步，所以全给红色 2。',
    'lesson.transfuse': '现在他到 6 了，再等就可惜了。先点血袋，再点下半部的红色 6。',
    'lesson.keep': '这个月三人回家。还剩一个血袋：终局值一分，下个月也许更有用。',
    'lesson.end': '没有人手可派了。结束本班。',
    'lesson.neglect':
      '留在上半部的病患被忽视，各降 1 点。降到 0 就会死亡，扣 2 分，还要写一封很长的信。这次没有人死，很好。',
    'lesson.discharge': '三人同时出院：4 分。四人就是 6 分，五人 9 分。清空医院再加 5 分，不过那要病人轻一些才行。',
    'lesson.last-month':
      '最后一个月。留在床上的病患不再有价值，能回家的都治好。你是起始玩家，不能选 1 号车。从现在起我只给建议：我会指出我的选择。',
    'lesson.free-intake': '先说展示区加哪一种，再选救护车。',
    'lesson.free-improve': '取这个月就用得上的，然后结束。',
    'lesson.free-act': '派出人手，用掉血袋，没有更多可做时结束本班。',
    'lesson.score':
      '{won, select, yes {你赢了！庞医生要求重新计票。} other {庞医生险胜，而且会说个不停。不过现在你懂了，他很担心。}}',
    'lesson.score-lines': '这就是得分的来源：出院病患、院长、血袋，还有要扣分的死亡。',
    'lesson.farewell': '就是这样：八个月，越来越大的医院，越来越好的人手。去吧，小心楼梯上的骰子。',
    'lesson.otherwise.ambulance': '那些病人轻一些，以后随你选。现在先选 1 号车，拿血袋、先挑。',
    'lesson.otherwise.take': '那也有用！不过今天心脏科最有帮助。',
    'lesson.otherwise.take-done': '留着吧，马上就用得到。',
    'lesson.otherwise.clinic': '那样也行。请先在门诊治疗黄色 6。',
    'lesson.otherwise.pharmacy': '待会儿再说。绿色 6 在药局门口等着呢。',
    'lesson.otherwise.cardiology': '四步最好在心脏科给红色 2。',
    'lesson.otherwise.transfuse': '下半部的红色 6 再一步就回家了，血袋给他。',
    'lesson.otherwise.end': '血袋留到下个月，结束本班。',
  },
  {
    'lesson.title': '《骰子醫院》第一局',
    'lesson.speaker': '林護理長',
    'lesson.seat.0': '你',
    'lesson.seat.1': '龐醫師',
    'lesson.read-first': '等一下！先讀完這段，比處方還短。',
    'lesson.otherwise': '那樣做也符合規則。不過現在，先照卡片上說的來吧。',
    'lesson.welcome':
      '歡迎！我是林護理長。你是這家醫院的新院長，這裡的病患都是骰子。請不要擲他們，他們今天已經夠累了。還剩兩個月，足夠學會一切。',
    'lesson.aim':
      '信賴分決定勝負。分數主要來自出院的病患，而且同一個月出院得越多，越划算。龐醫師領先三分，已經上過報了。',
    'lesson.patients':
      '這些是你的病患。數字表示病情：1 非常嚴重，6 接近痊癒，到 7 就能回家。紅、黃、綠是病的種類，形狀也各不相同。',
    'lesson.ambulances':
      '每個月救護車給每人送來三名病患，1 號車送來的最重。選了最小號碼的人得到一個血袋，成為起始玩家，擴建時也先挑。起始玩家不能選 1 號車：現在是龐醫師，他已經選了 2 號。',
    'lesson.take-ambulance': '所以 1 號車歸我們：病人重一些，但能第一個挑。選它。',
    'lesson.token':
      '這是獎勵：一個血袋。第三階段裡，它能讓任何病患進一步，或讓未治療的病患暫時換個顏色。沒用完的，終局時每個值一分。',
    'lesson.improve': '現在擴建醫院。按救護車號碼的順序，每人從展示區取一樣：擴建設施板塊，或聘請專家。',
    'lesson.take': '心臟科能讓一名紅色病患進 4 步。選它，再選醫院旁邊的任意位置；放哪裡都一樣，憑你的喜好。',
    'lesson.take-done': '現在可以退回一樣東西換血袋。我們都留著。結束擴建。',
    'lesson.staff': '開工了。你有三名護理師，每人每月只工作一次，每個設施也只容一人。',
    'lesson.rooms':
      '每個設施都寫著它治誰。門診：點數 5 或 6 的。藥局：綠色的。治療過的病患移到下半部，這個月就安全了。',
    'lesson.clinic': '黃色 6 只差一步就能回家。先點門診，再點黃色 6。',
    'lesson.pharmacy': '一個回家了！下一個是綠色 6，藥局收所有綠色病患。',
    'lesson.cardiology': '心臟科給四步。用在紅色 5 上會浪費兩步，所以全給紅色 2。',
    'lesson.transfuse': '現在他到 6 了，再等就可惜了。先點血袋，再點下半部的紅色 6。',
    'lesson.keep': '這個月三人回家。還剩一個血袋：終局值一分，下個月也許更有用。',
    'lesson.end': '沒有人手可派了。結束本班。',
    'lesson.neglect':
      '留在上半部的病患被忽視，各降 1 點。降到 0 就會死亡，扣 2 分，還要寫一封很長的信。這次沒有人死，很好。',
    'lesson.discharge': '三人同時出院：4 分。四人就是 6 分，五人 9 分。清空醫院再加 5 分，不過那要病人輕一些才行。',
    'lesson.last-month':
      '最後一個月。留在床上的病患不再有價值，能回家的都治好。你是起始玩家，不能選 1 號車。從現在起我只給建議：我會指出我的選擇。',
    'lesson.free-intake': '先說展示區加哪一種，再選救護車。',
    'lesson.free-improve': '取這個月就用得上的，然後結束。',
    'lesson.free-act': '派出人手，用掉血袋，沒有更多可做時結束本班。',
    'lesson.score':
      '{won, select, yes {你贏了！龐醫師要求重新計票。} other {龐醫師險勝，而且會說個不停。不過現在你懂了，他很擔心。}}',
    'lesson.score-lines': '這就是得分的來源：出院病患、院長、血袋，還有要扣分的死亡。',
    'lesson.farewell': '就是這樣：八個月，越來越大的醫院，越來越好的人手。去吧，小心樓梯上的骰子。',
    'lesson.otherwise.ambulance': '那些病人輕一些，以後隨你選。現在先選 1 號車，拿血袋、先挑。',
    'lesson.otherwise.take': '那也有用！不過今天心臟科最有幫助。',
    'lesson.otherwise.take-done': '留著吧，馬上就用得到。',
    'lesson.otherwise.clinic': '那樣也行。請先在門診治療黃色 6。',
    'lesson.otherwise.pharmacy': '待會兒再說。綠色 6 在藥局門口等著呢。',
    'lesson.otherwise.cardiology': '四步最好在心臟科給紅色 2。',
    'lesson.otherwise.transfuse': '下半部的紅色 6 再一步就回家了，血袋給他。',
    'lesson.otherwise.end': '血袋留到下個月，結束本班。',
  },
);
