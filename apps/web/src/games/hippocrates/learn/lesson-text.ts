import { catalogue } from '../../../text/catalogue.ts';

/** What the senior pupil says in the guided first game, step by step. */
export const lessonCatalogue = catalogue(
  {
    'lesson.title': 'Your first game of Hippocrates',
    'lesson.speaker': 'Melantha, senior pupil',
    'lesson.seat.0': 'You',
    'lesson.seat.1': 'Pompilios',
    'lesson.read-first': 'One moment! Read this first; it is shorter than the oath.',
    'lesson.otherwise': 'That would be allowed. For now, let us do what the card says.',
    'lesson.welcome':
      'Chaire! I am Melantha. You are the newest pupil of Hippocrates on Kos, and you run a practice of your own already; the master believes in practice. Two of four rounds are over. Two are left, which is enough to learn it all.',
    'lesson.aim':
      'Points decide. You get them for patients whom you cure and for doctors whose contracts are all filled. Pompilios is seven points ahead and has had it carved in stone.',
    'lesson.patients':
      'These two have come to you this round. The coin is the fee that each pays, the wreath what they are worth once cured.',
    'lesson.needs':
      'And this is what a patient needs: Glykera a herb and an unguent. All of it, or nothing happens. P is a potion, H a herb, U an unguent.',
    'lesson.dice':
      'The welcome phase: every city has rolled a die, and only beside a die can somebody be taken. One turn each, three times a round; this is the third.',
    'lesson.effect':
      'Aristokles waits in the middle of the Greek queue, with the die. What stands beneath his place comes with him: a herb, for nothing. Other places want something, or cost you your good name.',
    'lesson.admit': 'Your marker goes above the city, and nobody else can stand there. Take Aristokles.',
    'lesson.rivals':
      'Then came Pompilios, and two automatic colleagues who take the patient with the highest number. They pay nothing and cure nobody. We do not speak of it.',
    'lesson.fees': 'All your patients of this round have paid: 7 drachmas. Spend them wisely; doctors are expensive.',
    'lesson.salary':
      'Doctors want their salaries. How much each gets goes by your reputation: yours is good, so 2 are enough. Whoever is not paid leaves. Pay.',
    'lesson.option':
      'Now recruitment. For 2 drachmas you could reserve a doctor of the free row, in the temple’s front, and hire him later. Not today: pass.',
    'lesson.column':
      'Every city has a doctor, a kit of medicines and a knowledge tile. Buy the doctor or the kit, or both, and then the knowledge is a gift. Each column sells only once a round.',
    'lesson.both':
      'Menestor has two contracts, one for potions and one for herb and unguent: as if he knew our patients. Point at him, then at the kit, and take both.',
    'lesson.contracts':
      'The votive gift brought 4 drachmas. And to work: each contract takes one patient, and must know every kind of medicine that the patient needs. How many pieces of it makes no difference.',
    'lesson.cure-amyntas': 'Amyntas needs a potion. Point at him, then at Menestor’s contract for potions.',
    'lesson.cure-glykera': 'Glykera: herb and unguent. Menestor’s other contract is made for her.',
    'lesson.cure-aristokles':
      'Aristokles needs a herb. Your basic doctor, Praxagora, knows everything; one of her contracts will do.',
    'lesson.done': 'Nobody is left. Had you lacked a medicine, you could have bought it for 3. Finish.',
    'lesson.scoring':
      'Three cured: 10 points and 3 reputation. Menestor’s contracts are full, so he retires to his olives for 4 more. An untreated patient would now go to the emergency room, and a round later to Hades, which costs 3 points and some sleep.',
    'lesson.assistants':
      'Your three assistants: travel brings a die from another city, charity moves it within one, planning takes the top of the reserve. Each can also stand in for a medicine of its colour or for 2 drachmas, and rests until you wake it.',
    'lesson.last-round':
      'The last round. Whoever is not cured now will cost you. I only advise from here on; what lights up twice is what I would do.',
    'lesson.free-welcome': 'Three welcome turns. Take people whom you can cure, and mind what their places want.',
    'lesson.free-recruit': 'Pay, and hire what your patients need: contracts that fit, and medicine.',
    'lesson.free-treat': 'Link and cure everybody you can, then finish. The rest is for the gods.',
    'lesson.score':
      '{won, select, yes {You have won! Pompilios has sent for his stonemason.} other {Pompilios wins, and the stonemason is paid by the letter. Now you know how it works, which is what he fears.}}',
    'lesson.score-lines':
      'Here is what it was made of: patients, doctors, what places and knowledge gave, and whoever was left lying.',
    'lesson.farewell':
      'That is all there is to it: four rounds of this, and first of all, do no harm. Off you go. Mind the snake.',
    'lesson.otherwise.admit': 'Possible, for those who know why. For now, Aristokles: his place even gives you a herb.',
    'lesson.otherwise.salary': 'Nobody leaves today. Pay them all.',
    'lesson.otherwise.option': 'A good doctor, but we shall need those drachmas in a minute. Pass.',
    'lesson.otherwise.both': 'Useful too! But Menestor and his kit fit our patients best. Take both of Macedonia.',
    'lesson.otherwise.cure': 'That works as well. First the way the card says, please, so that Menestor can retire.',
  },
  {
    'lesson.title': '《医学之父》第一局',
    'lesson.speaker': '师姐梅兰塔',
    'lesson.seat.0': '你',
    'lesson.seat.1': '庞皮利俄斯',
    'lesson.read-first': '等一下！先读完这段，比誓词还短。',
    'lesson.otherwise': '那样做也符合规则。不过现在，先照卡片上说的来吧。',
    'lesson.welcome':
      '你好！我是梅兰塔。你是科斯岛上希波克拉底的新学生，已经有了自己的诊所；老师相信实践出真知。四轮已过两轮，剩下两轮足够学会一切。',
    'lesson.aim': '点数决定胜负：治愈病患得分，契约全部完成的医生也得分。庞皮利俄斯领先七分，已经请人刻在石头上了。',
    'lesson.patients': '这两位是本轮来找你的病患。金币是他们付的诊金，桂冠是治愈后的点数。',
    'lesson.needs':
      '这是病患需要的药：格吕克拉要一份药草和一份药膏。必须齐全，缺一不可。P 是药水，H 是药草，U 是药膏。',
    'lesson.dice': '收治阶段：每个城邦都掷了一颗骰子，只有旁边有骰子的才能收治。每轮三次，每次各一人；现在是第三次。',
    'lesson.effect':
      '阿里斯托克勒斯在希腊队列中间，旁边有骰子。他那个空位下方印的效应会随他而来：白得一份药草。别的空位可能要你付出，或者损你名声。',
    'lesson.admit': '你的标记放在城邦上方，别人就不能再站。收治阿里斯托克勒斯。',
    'lesson.rivals': '接着是庞皮利俄斯，还有两位自动同行：他们总拿号码最大的病患，不付钱，也不治人。此事不必多说。',
    'lesson.fees': '本轮的病患都付了诊金：共 7 元。省着花，医生可不便宜。',
    'lesson.salary': '医生要领薪水。每人多少取决于你的声望：你声望不错，2 元就够。不付薪水的医生会离开。付吧。',
    'lesson.option': '招募阶段。花 2 元可以预定神殿正面自由招募区的一位医生，稍后再雇。今天不用：跳过。',
    'lesson.column':
      '每个城邦有一位医生、一个药物包和一块知识。可以只买医生或药物包；两样都买，就附送知识。每列每轮只卖一次。',
    'lesson.both':
      '墨涅斯托尔有两份契约：一份药水，一份药草加药膏，好像认识我们的病患一样。先点他，再点药物包，两样都要。',
    'lesson.contracts': '还愿献礼带来 4 元。开工：每份契约接一名病患，必须懂得他所需的每一种药；数量多少没有关系。',
    'lesson.cure-amyntas': '阿敏塔斯需要药水。先点他，再点墨涅斯托尔的药水契约。',
    'lesson.cure-glykera': '格吕克拉：药草加药膏。墨涅斯托尔的另一份契约正合适。',
    'lesson.cure-aristokles': '阿里斯托克勒斯需要药草。你的基础医生普拉克萨戈拉斯样样都会，用她的一份契约。',
    'lesson.done': '都治好了。缺药时可以每份花 3 元买。结束治疗。',
    'lesson.scoring':
      '治愈三人：10 分加 3 点声望。墨涅斯托尔的契约满了，回乡种橄榄去，再得 4 分。没治的病患会进急诊室，再过一轮就去见黑帝斯：扣 3 分，还睡不好觉。',
    'lesson.assistants':
      '你的三位助手：旅行助手从别的城邦调来骰子，慈善助手在城邦内移动骰子，计划助手从备用区顶上取病患。每位也能抵一份同色药物或 2 元，之后休息，等你再唤醒。',
    'lesson.last-round': '最后一轮。没治好的都会扣分。从现在起我只给建议；亮得最醒目的就是我会做的。',
    'lesson.free-welcome': '收治三次。挑你治得了的人，也看清空位要你付出什么。',
    'lesson.free-recruit': '付薪水，再按病患的需要招人：合适的契约，还有药物。',
    'lesson.free-treat': '能连接的都治好，然后结束。剩下的交给众神。',
    'lesson.score':
      '{won, select, yes {你赢了！庞皮利俄斯已派人去叫石匠。} other {庞皮利俄斯赢了，石匠按字收费。现在你懂规则了，他怕的正是这个。}}',
    'lesson.score-lines': '分数的来源：病患、医生、空位和知识的收获，还有躺着没人管的。',
    'lesson.farewell': '就这么简单：这样的四轮，还有，首先不伤害。去吧，小心那条蛇。',
    'lesson.otherwise.admit': '可以，但要知道为什么。现在先收阿里斯托克勒斯，他的空位还送药草。',
    'lesson.otherwise.salary': '今天谁也不走。全都付。',
    'lesson.otherwise.option': '是位好医生，不过待会儿我们要用这些钱。跳过。',
    'lesson.otherwise.both': '也有用！不过墨涅斯托尔和他的药物包最适合我们的病患。买下马其顿的两样。',
    'lesson.otherwise.cure': '那样也行。先照卡片上的做法，好让墨涅斯托尔退休。',
  },
  {
    'lesson.title': '《醫學之父》第一局',
    'lesson.speaker': '師姐梅蘭塔',
    'lesson.seat.0': '你',
    'lesson.seat.1': '龐皮利俄斯',
    'lesson.read-first': '等一下！先讀完這段，比誓詞還短。',
    'lesson.otherwise': '那樣做也符合規則。不過現在，先照卡片上說的來吧。',
    'lesson.welcome':
      '你好！我是梅蘭塔。你是科斯島上希波克拉底的新學生，已經有了自己的診所；老師相信實踐出真知。四輪已過兩輪，剩下兩輪足夠學會一切。',
    'lesson.aim': '點數決定勝負：治癒病患得分，契約全部完成的醫生也得分。龐皮利俄斯領先七分，已經請人刻在石頭上了。',
    'lesson.patients': '這兩位是本輪來找你的病患。金幣是他們付的診金，桂冠是治癒後的點數。',
    'lesson.needs':
      '這是病患需要的藥：格呂克拉要一份藥草和一份藥膏。必須齊全，缺一不可。P 是藥水，H 是藥草，U 是藥膏。',
    'lesson.dice': '收治階段：每個城邦都擲了一顆骰子，只有旁邊有骰子的才能收治。每輪三次，每次各一人；現在是第三次。',
    'lesson.effect':
      '阿里斯托克勒斯在希臘隊列中間，旁邊有骰子。他那個空位下方印的效應會隨他而來：白得一份藥草。別的空位可能要你付出，或者損你名聲。',
    'lesson.admit': '你的標記放在城邦上方，別人就不能再站。收治阿里斯托克勒斯。',
    'lesson.rivals': '接著是龐皮利俄斯，還有兩位自動同行：他們總拿號碼最大的病患，不付錢，也不治人。此事不必多說。',
    'lesson.fees': '本輪的病患都付了診金：共 7 元。省著花，醫生可不便宜。',
    'lesson.salary': '醫生要領薪水。每人多少取決於你的聲望：你聲望不錯，2 元就夠。不付薪水的醫生會離開。付吧。',
    'lesson.option': '招募階段。花 2 元可以預定神殿正面自由招募區的一位醫生，稍後再雇。今天不用：跳過。',
    'lesson.column':
      '每個城邦有一位醫生、一個藥物包和一塊知識。可以只買醫生或藥物包；兩樣都買，就附送知識。每列每輪只賣一次。',
    'lesson.both':
      '墨涅斯托爾有兩份契約：一份藥水，一份藥草加藥膏，好像認識我們的病患一樣。先點他，再點藥物包，兩樣都要。',
    'lesson.contracts': '還願獻禮帶來 4 元。開工：每份契約接一名病患，必須懂得他所需的每一種藥；數量多少沒有關係。',
    'lesson.cure-amyntas': '阿敏塔斯需要藥水。先點他，再點墨涅斯托爾的藥水契約。',
    'lesson.cure-glykera': '格呂克拉：藥草加藥膏。墨涅斯托爾的另一份契約正合適。',
    'lesson.cure-aristokles': '阿里斯托克勒斯需要藥草。你的基礎醫生普拉克薩戈拉斯樣樣都會，用她的一份契約。',
    'lesson.done': '都治好了。缺藥時可以每份花 3 元買。結束治療。',
    'lesson.scoring':
      '治癒三人：10 分加 3 點聲望。墨涅斯托爾的契約滿了，回鄉種橄欖去，再得 4 分。沒治的病患會進急診室，再過一輪就去見黑帝斯：扣 3 分，還睡不好覺。',
    'lesson.assistants':
      '你的三位助手：旅行助手從別的城邦調來骰子，慈善助手在城邦內移動骰子，計畫助手從備用區頂上取病患。每位也能抵一份同色藥物或 2 元，之後休息，等你再喚醒。',
    'lesson.last-round': '最後一輪。沒治好的都會扣分。從現在起我只給建議；亮得最醒目的就是我會做的。',
    'lesson.free-welcome': '收治三次。挑你治得了的人，也看清空位要你付出什麼。',
    'lesson.free-recruit': '付薪水，再按病患的需要招人：合適的契約，還有藥物。',
    'lesson.free-treat': '能連接的都治好，然後結束。剩下的交給眾神。',
    'lesson.score':
      '{won, select, yes {你贏了！龐皮利俄斯已派人去叫石匠。} other {龐皮利俄斯贏了，石匠按字收費。現在你懂規則了，他怕的正是這個。}}',
    'lesson.score-lines': '分數的來源：病患、醫生、空位和知識的收穫，還有躺著沒人管的。',
    'lesson.farewell': '就這麼簡單：這樣的四輪，還有，首先不傷害。去吧，小心那條蛇。',
    'lesson.otherwise.admit': '可以，但要知道為什麼。現在先收阿里斯托克勒斯，他的空位還送藥草。',
    'lesson.otherwise.salary': '今天誰也不走。全都付。',
    'lesson.otherwise.option': '是位好醫生，不過待會兒我們要用這些錢。跳過。',
    'lesson.otherwise.both': '也有用！不過墨涅斯托爾和他的藥物包最適合我們的病患。買下馬其頓的兩樣。',
    'lesson.otherwise.cure': '那樣也行。先照卡片上的做法，好讓墨涅斯托爾退休。',
  },
);
