import { moduleTexts, page } from '../module-texts.ts';

/** Pharmacy, in words. */
export const pharmacyTexts = moduleTexts(
  'pharmacy',
  {
    'clinic.module.pharmacy': 'Pharmacy',
    'clinic.module-help.pharmacy':
      'Buy capsules in place of doctors: the nurse who carries one to a treatment room without doctors treats a patient like a doctor of its colour.',
    'clinic.module-page.pharmacy': page(
      'As many capsules as there are players lie open on the pharmacy board.',
      'In a hire action you may buy one in place of a doctor: red $4, orange $3, yellow $1, white $0. It needs no car.',
      'It goes into any of your hubs and lies there for ever.',
      'A nurse may take one up in a hub, at no time, and carry it to a treatment room, where her walk ends.',
      'She carries one. Later she may stay or walk to another treatment room with it, nowhere else.',
      'In an active treatment room that holds only nurses and patients she counts as a doctor of the capsule’s colour.',
      'She treats one patient. Other nurses there may bend her level; gardens and the like pay as usual.',
      'Then the capsule leaves the game and she is a nurse again. Not used, it stays with her.',
      'At the end of each round but the last, what is left on the board leaves the game and new ones are laid out.',
    ),
    'clinic.a.capsule': '{level, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} capsule',
    'clinic.a.nurse-with-capsule':
      'a nurse with {level, select, white {a white} yellow {a yellow} orange {an orange} other {a red}} capsule',
    'clinic.load.capsule:white': 'a white capsule',
    'clinic.load.capsule:yellow': 'a yellow capsule',
    'clinic.load.capsule:orange': 'an orange capsule',
    'clinic.load.capsule:red': 'a red capsule',
    'clinic.step.pharmacy-setup': 'Setup: the pharmacy',
    'clinic.step.pharmacy-refill': 'Admin: pharmacy',
    'clinic.step.capsule-lost': 'Capsules that cannot be brought in',
    'clinic.choice.hire-capsule': 'Buy {who} (${price}), to {place}',
    'clinic.choice.fetch-capsule':
      'Send {who} from {from} for {capsule, plural, =0 {a white} =1 {a yellow} =2 {an orange} other {a red}} capsule on {over}, and on to {place}',
    'clinic.choice.use-capsule':
      'On {place}: {doctor}{nurses, plural, =0 {} one { and # more nurse} other { and # more nurses}} treats {patient} (${money})',
    'clinic.event.hire-capsule': '{player} bought {who} (${price}).',
    'clinic.event.capsules-shown':
      'Capsules in the pharmacy:{white, plural, =0 {} other { # white}}{yellow, plural, =0 {} other { # yellow}}{orange, plural, =0 {} other { # orange}}{red, plural, =0 {} other { # red}}.',
    'clinic.event.capsule-fetched':
      '{player}: a nurse took {capsule, plural, =0 {a white} =1 {a yellow} =2 {an orange} other {a red}} capsule on {place}.',
    'clinic.event.capsule-lost': '{player}: a nurse outside found no way to a treatment room and lost her capsule.',
    'clinic.refuse.capsule-none-shown': 'No capsule lies on that place of the pharmacy board.',
    'clinic.refuse.capsule-no-hub': 'A capsule goes into one of your service hubs.',
    'clinic.refuse.capsule-no-nurse': 'Only a nurse who has not walked yet and carries nothing takes a capsule.',
    'clinic.refuse.capsule-none-there': 'No such capsule lies there.',
    'clinic.refuse.capsule-no-room': 'She must carry it into a treatment room.',
    'clinic.refuse.capsule-stays': 'Who carries a capsule goes to treatment rooms only, and takes it along.',
    'clinic.refuse.capsule-idle-room': 'Capsules are used in active treatment rooms only.',
    'clinic.refuse.capsule-others-there':
      'Somebody else than nurses and patients is in that room: there a capsule makes no doctor.',
    'clinic.refuse.capsule-not-carried': 'No nurse who is free carries such a capsule there.',
    'clinic.refuse.capsule-no-patient': 'No patient of that level waits there for treatment.',
    'clinic.refuse.capsule-few-nurses': 'Too few other nurses are free there to bend the capsule’s level.',
  },
  {
    'clinic.module.pharmacy': '备用药品',
    'clinic.module-help.pharmacy':
      '可购买备用药品代替雇用医生：护士把它带进没有医生的治疗室，就像同色医生一样治疗一位病人。',
    'clinic.module-page.pharmacy': page(
      '备用药品板块上公开摆放与玩家人数相同的药品。',
      '雇用行动中可用买一个药品代替雇医生：红 $4，橙 $3，黄 $1，白 $0。不需要车位。',
      '药品放进你任一服务中心，可一直放着。',
      '护士可在服务中心拿起一个药品，不花时间，带到治疗室，她的走动就此结束。',
      '每名护士带一个。之后她可留下，或带着它去另一间治疗室，不能去别处。',
      '在只有护士和病人的启用治疗室里，她算作药品颜色的医生。',
      '她治疗一位病人。在场的其他护士可调整级别；花园等照常加收入。',
      '随后药品离开游戏，她又是普通护士。没用上的药品留在她手里。',
      '除最后一轮外，每轮末板块上剩下的药品离开游戏，重新摆满。',
    ),
    'clinic.a.capsule': '一个{level, select, white {白色} yellow {黄色} orange {橙色} other {红色}}药品',
    'clinic.a.nurse-with-capsule':
      '一名带{level, select, white {白色} yellow {黄色} orange {橙色} other {红色}}药品的护士',
    'clinic.load.capsule:white': '白色药品',
    'clinic.load.capsule:yellow': '黄色药品',
    'clinic.load.capsule:orange': '橙色药品',
    'clinic.load.capsule:red': '红色药品',
    'clinic.step.pharmacy-setup': '设置：备用药品',
    'clinic.step.pharmacy-refill': '管理：备用药品',
    'clinic.step.capsule-lost': '带不进来的药品',
    'clinic.choice.hire-capsule': '购买{who}（${price}），放到 {place}',
    'clinic.choice.fetch-capsule':
      '派{from}的{who}到 {over} 取{capsule, plural, =0 {白色} =1 {黄色} =2 {橙色} other {红色}}药品，带到 {place}',
    'clinic.choice.use-capsule':
      '{place}：{doctor}{nurses, plural, =0 {} other {和另外 # 名护士}}治疗{patient}（${money}）',
    'clinic.event.hire-capsule': '{player}购买了{who}（${price}）。',
    'clinic.event.capsules-shown':
      '备用药品板块上：{white, plural, =0 {} other { 白 #}}{yellow, plural, =0 {} other { 黄 #}}{orange, plural, =0 {} other { 橙 #}}{red, plural, =0 {} other { 红 #}}。',
    'clinic.event.capsule-fetched':
      '{player}：一名护士在 {place} 拿起{capsule, plural, =0 {白色} =1 {黄色} =2 {橙色} other {红色}}药品。',
    'clinic.event.capsule-lost': '{player}：门外的一名护士到不了任何治疗室，失去了她的药品。',
    'clinic.refuse.capsule-none-shown': '备用药品板块的那个位置没有药品。',
    'clinic.refuse.capsule-no-hub': '药品要放进自己的服务中心。',
    'clinic.refuse.capsule-no-nurse': '只有还没走动、手里没有东西的护士能取药品。',
    'clinic.refuse.capsule-none-there': '那里没有这种药品。',
    'clinic.refuse.capsule-no-room': '她必须把药品带进治疗室。',
    'clinic.refuse.capsule-stays': '带着药品的人只能去治疗室，并且要带着它。',
    'clinic.refuse.capsule-idle-room': '药品只能在启用的治疗室里使用。',
    'clinic.refuse.capsule-others-there': '那个房间里除护士和病人外还有别人：药品在那里不能当医生用。',
    'clinic.refuse.capsule-not-carried': '那里没有空闲的护士带着这种药品。',
    'clinic.refuse.capsule-no-patient': '那里没有等待治疗的该级病人。',
    'clinic.refuse.capsule-few-nurses': '那里空闲的其他护士不够用来调整药品的级别。',
  },
  {
    'clinic.module.pharmacy': '備用藥品',
    'clinic.module-help.pharmacy':
      '可購買備用藥品代替雇用醫生：護士把它帶進沒有醫生的診間，就像同色醫生一樣治療一位病患。',
    'clinic.module-page.pharmacy': page(
      '備用藥品板塊上公開擺放與玩家人數相同的藥品。',
      '雇用行動中可用買一個藥品代替雇醫生：紅 $4，橙 $3，黃 $1，白 $0。不需要車位。',
      '藥品放進你任一掛號區，可一直放著。',
      '護士可在掛號區拿起一個藥品，不花時間，帶到診間，她的走動就此結束。',
      '每名護士帶一個。之後她可留下，或帶著它去另一間診間，不能去別處。',
      '在只有護士和病患的啟用診間裡，她算作藥品顏色的醫生。',
      '她治療一位病患。在場的其他護士可調整級別；公園等照常加收入。',
      '隨後藥品離開遊戲，她又是普通護士。沒用上的藥品留在她手裡。',
      '除最後一輪外，每輪末板塊上剩下的藥品離開遊戲，重新擺滿。',
    ),
    'clinic.a.capsule': '一個{level, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}藥品',
    'clinic.a.nurse-with-capsule':
      '一名帶{level, select, white {白色} yellow {黃色} orange {橙色} other {紅色}}藥品的護士',
    'clinic.load.capsule:white': '白色藥品',
    'clinic.load.capsule:yellow': '黃色藥品',
    'clinic.load.capsule:orange': '橙色藥品',
    'clinic.load.capsule:red': '紅色藥品',
    'clinic.step.pharmacy-setup': '設置：備用藥品',
    'clinic.step.pharmacy-refill': '管理：備用藥品',
    'clinic.step.capsule-lost': '帶不進來的藥品',
    'clinic.choice.hire-capsule': '購買{who}（${price}），放到 {place}',
    'clinic.choice.fetch-capsule':
      '派{from}的{who}到 {over} 取{capsule, plural, =0 {白色} =1 {黃色} =2 {橙色} other {紅色}}藥品，帶到 {place}',
    'clinic.choice.use-capsule':
      '{place}：{doctor}{nurses, plural, =0 {} other {和另外 # 名護士}}治療{patient}（${money}）',
    'clinic.event.hire-capsule': '{player}購買了{who}（${price}）。',
    'clinic.event.capsules-shown':
      '備用藥品板塊上：{white, plural, =0 {} other { 白 #}}{yellow, plural, =0 {} other { 黃 #}}{orange, plural, =0 {} other { 橙 #}}{red, plural, =0 {} other { 紅 #}}。',
    'clinic.event.capsule-fetched':
      '{player}：一名護士在 {place} 拿起{capsule, plural, =0 {白色} =1 {黃色} =2 {橙色} other {紅色}}藥品。',
    'clinic.event.capsule-lost': '{player}：門外的一名護士到不了任何診間，失去了她的藥品。',
    'clinic.refuse.capsule-none-shown': '備用藥品板塊的那個位置沒有藥品。',
    'clinic.refuse.capsule-no-hub': '藥品要放進自己的掛號區。',
    'clinic.refuse.capsule-no-nurse': '只有還沒走動、手裡沒有東西的護士能取藥品。',
    'clinic.refuse.capsule-none-there': '那裡沒有這種藥品。',
    'clinic.refuse.capsule-no-room': '她必須把藥品帶進診間。',
    'clinic.refuse.capsule-stays': '帶著藥品的人只能去診間，並且要帶著它。',
    'clinic.refuse.capsule-idle-room': '藥品只能在啟用的診間裡使用。',
    'clinic.refuse.capsule-others-there': '那個房間裡除護士和病患外還有別人：藥品在那裡不能當醫生用。',
    'clinic.refuse.capsule-not-carried': '那裡沒有空閒的護士帶著這種藥品。',
    'clinic.refuse.capsule-no-patient': '那裡沒有等待治療的該級病患。',
    'clinic.refuse.capsule-few-nurses': '那裡空閒的其他護士不夠用來調整藥品的級別。',
  },
);
