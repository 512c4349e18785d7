import { catalogue } from '../../../text/catalogue.ts';
import type { TopicId } from './topics.ts';

/** A topic without a name or a summary, in any language, fails the compile. */
type TopicKey = `topic.${TopicId}` | `summary.${TopicId}`;

/** What each topic is called, and what it comes down to, in plain words. */
export const topicCatalogue = catalogue<TopicKey>(
  {
    'topic.aim': 'Aim and pieces',
    'summary.aim':
      'Four rounds of five phases: welcome patients, pay doctors, recruit, treat, score. Cured patients and doctors with all contracts filled bring points; whoever is left lying costs some. Most points win. Money, medicine and points never run out.',
    'topic.board': 'The board',
    'summary.board':
      'Six columns, one for each city: a space of the active track, a pile of doctors, a kit, a knowledge tile, a queue of three places and a reserve. Beneath each place stands what comes with a patient, inside it the reward that an empty place gives. Four doctors stand in the free row.',
    'topic.setup': 'Setup',
    'summary.setup':
      'Everybody begins with a basic doctor of two contracts, 6 drachmas and one medicine of each kind, and chooses which assistant is ready. There are always four seats; automatic rivals fill those that nobody takes.',
    'topic.money': 'Money and medicine',
    'summary.money':
      'In your own turns you sell a medicine for 2 and buy one for 3. A ready assistant can stand in for one medicine of its colour or for 2 drachmas; it gives no change.',
    'topic.reputation': 'Reputation',
    'summary.reputation':
      'From -8 to +16. The better it is, the less each doctor costs, and the earlier you recruit. On one number, whoever arrived last is higher.',
    'topic.welcome': '1 · Welcome',
    'summary.welcome':
      'Three times: the start player rolls a die for each city, then each seat places its marker above a free column and takes the patient or the reward beside which the die lies. The order of markers is the next order of turns. At the end all new patients pay their fees.',
    'topic.assistants': 'Assistants',
    'summary.assistants':
      'Travel brings a die from another city, charity moves it within the city, planning takes the top of the reserve. Used ones are set aside until a space of the track, a reward or a knowledge tile makes them ready again.',
    'topic.salaries': '2 · Salaries',
    'summary.salaries':
      'Every doctor is paid, 5 to 1 drachmas by your reputation. Whoever is not paid leaves, with the patients linked to them.',
    'topic.recruitment': '3 · Recruitment',
    'summary.recruitment':
      'By reputation: first you may reserve a doctor of the free row for 2. Then the doctors of the cities are turned up, and each buys a doctor, a kit, or both of one complete column; both together bring its knowledge tile. A reserved doctor may be hired after that.',
    'topic.treatment': '4 · Treatment',
    'summary.treatment':
      'Link a patient to open contracts, at most one of each doctor, that together know every kind of medicine needed, and give all the medicine. No link may be needless. It is all or nothing.',
    'topic.scoring': '5 · Scoring',
    'summary.scoring':
      'Untreated patients move on: from the examination room to the emergency room, from there to Hades. Each cure gives 1 reputation and the patient’s points. Doctors with all contracts filled retire and score. Whoever still waits outside offers one drachma more.',
    'topic.end': 'The end',
    'summary.end':
      'Medicine alone may still remove patients from the emergency room. Each who is left there costs 1 point, each in Hades 3. Equal points go by reputation.',
    'topic.rivals': 'Automatic rivals',
    'summary.rivals':
      'They take the waiting patient with the highest number whom a die allows, and remove the doctor with the highest number from a complete column. They pay nothing. Alone you must beat the best of them: they score points for patients and contracts.',
    'topic.hidden': 'What is hidden',
    'summary.hidden':
      'Only the order of piles and future dice. What everybody decides at the same time is shown when all are done.',
  },
  {
    'topic.aim': '目标与配件',
    'summary.aim':
      '四轮，每轮五个阶段：收治病患、支付薪水、招募医生、治疗病患、计算分数。治愈病患和契约全满的医生带来点数，没人管的病患扣分。点数最多者获胜。钱、药和点数没有上限。',
    'topic.board': '版图',
    'summary.board':
      '六列，各属一个城邦：主动收治轨的一格、医生堆、药物包、知识版块、三个空位的队列和备用区。空位下方是随病患而来的收治效应，空位内是空着时的奖励。自由招募区有四位医生。',
    'topic.setup': '设置',
    'summary.setup':
      '每人一位有两份契约的基础医生、6 元和三种药各一份，并选择一位就绪的助手。座位总是四个，没人坐的由自动对手补上。',
    'topic.money': '钱与药',
    'summary.money': '自己行动时，药物每份卖 2 元、买 3 元。就绪的助手可代替一份同色药物或 2 元，不找零。',
    'topic.reputation': '声望',
    'summary.reputation': '从 -8 到 +16。声望越高，医生薪水越低，招募越早。同一格上，后到的算更高。',
    'topic.welcome': '1 · 收治病患',
    'summary.welcome':
      '进行三次：起始玩家掷六颗骰子，然后每个座位把标记放到一个空列上方，取骰子旁的病患或奖励。标记的顺序就是下次的行动顺序。最后，新病患都付诊金。',
    'topic.assistants': '助手',
    'summary.assistants':
      '旅行助手从别的城邦调来骰子，慈善助手在城邦内移动骰子，计划助手取备用区最上面的病患。用过的放在一旁，直到轨道格、奖励或知识使其再次就绪。',
    'topic.salaries': '2 · 支付薪水',
    'summary.salaries': '每位医生都要付薪水，依声望 5 到 1 元。不付的医生离开，与其连接的病患一同离开。',
    'topic.recruitment': '3 · 招募医生',
    'summary.recruitment':
      '按声望：先可花 2 元预定自由招募区的一位医生。随后翻开城邦医生，每人从一个完整的栏位买医生、药物包或两样；两样都买附送知识。之后可雇用预定的医生。',
    'topic.treatment': '4 · 治疗病患',
    'summary.treatment':
      '把病患连接到空闲契约，每位医生至多一份，合起来要懂得所需的每一种药，并付出全部药物。不得有多余的连接。缺一不可。',
    'topic.scoring': '5 · 计算分数',
    'summary.scoring':
      '没治的病患移动：诊疗室到急诊室，急诊室到黑帝斯殿堂。每治愈一人得 1 声望和其点数。契约全满的医生退休得分。仍在候诊的病患多出 1 元红包。',
    'topic.end': '终局',
    'summary.end': '只用药物还可以移走急诊室的病患。留在那里的每人扣 1 分，殿堂里的每人扣 3 分。同分看声望。',
    'topic.rivals': '自动对手',
    'summary.rivals':
      '他们收治骰子允许的号码最大的病患，从完整的栏位移除号码最大的医生，不付任何代价。单人时要胜过其中最好的：他们因病患和契约得分。',
    'topic.hidden': '隐藏信息',
    'summary.hidden': '只有各堆的顺序和将来的骰子。同时做的决定在全部完成后公开。',
  },
  {
    'topic.aim': '目標與配件',
    'summary.aim':
      '四輪，每輪五個階段：收治病患、支付薪水、招募醫生、治療病患、計算分數。治癒病患和契約全滿的醫生帶來點數，沒人管的病患扣分。點數最多者獲勝。錢、藥和點數沒有上限。',
    'topic.board': '版圖',
    'summary.board':
      '六列，各屬一個城邦：主動收治軌的一格、醫生堆、藥物包、知識版塊、三個空位的隊列和備用區。空位下方是隨病患而來的收治效應，空位內是空著時的獎勵。自由招募區有四位醫生。',
    'topic.setup': '設置',
    'summary.setup':
      '每人一位有兩份契約的基礎醫生、6 元和三種藥各一份，並選擇一位就緒的助手。座位總是四個，沒人坐的由自動對手補上。',
    'topic.money': '錢與藥',
    'summary.money': '自己行動時，藥物每份賣 2 元、買 3 元。就緒的助手可代替一份同色藥物或 2 元，不找零。',
    'topic.reputation': '聲望',
    'summary.reputation': '從 -8 到 +16。聲望越高，醫生薪水越低，招募越早。同一格上，後到的算更高。',
    'topic.welcome': '1 · 收治病患',
    'summary.welcome':
      '進行三次：起始玩家擲六顆骰子，然後每個座位把標記放到一個空列上方，取骰子旁的病患或獎勵。標記的順序就是下次的行動順序。最後，新病患都付診金。',
    'topic.assistants': '助手',
    'summary.assistants':
      '旅行助手從別的城邦調來骰子，慈善助手在城邦內移動骰子，計畫助手取備用區最上面的病患。用過的放在一旁，直到軌道格、獎勵或知識使其再次就緒。',
    'topic.salaries': '2 · 支付薪水',
    'summary.salaries': '每位醫生都要付薪水，依聲望 5 到 1 元。不付的醫生離開，與其連接的病患一同離開。',
    'topic.recruitment': '3 · 招募醫生',
    'summary.recruitment':
      '按聲望：先可花 2 元預定自由招募區的一位醫生。隨後翻開城邦醫生，每人從一個完整的欄位買醫生、藥物包或兩樣；兩樣都買附送知識。之後可雇用預定的醫生。',
    'topic.treatment': '4 · 治療病患',
    'summary.treatment':
      '把病患連接到空閒契約，每位醫生至多一份，合起來要懂得所需的每一種藥，並付出全部藥物。不得有多餘的連接。缺一不可。',
    'topic.scoring': '5 · 計算分數',
    'summary.scoring':
      '沒治的病患移動：診療室到急診室，急診室到黑帝斯殿堂。每治癒一人得 1 聲望和其點數。契約全滿的醫生退休得分。仍在候診的病患多出 1 元紅包。',
    'topic.end': '終局',
    'summary.end': '只用藥物還可以移走急診室的病患。留在那裡的每人扣 1 分，殿堂裡的每人扣 3 分。同分看聲望。',
    'topic.rivals': '自動對手',
    'summary.rivals':
      '他們收治骰子允許的號碼最大的病患，從完整的欄位移除號碼最大的醫生，不付任何代價。單人時要勝過其中最好的：他們因病患和契約得分。',
    'topic.hidden': '隱藏資訊',
    'summary.hidden': '只有各堆的順序和將來的骰子。同時做的決定在全部完成後公開。',
  },
);
