import { catalogue } from '../../../text/catalogue.ts';

/** What a choice costs and changes, in a few words. */
export const previewTexts = catalogue(
  {
    'web.preview.money': 'Savings ${from} → ${to}',
    'web.preview.income': 'Income ${from} → ${to}',
    'web.preview.popularity': 'Popularity {from} → {to}',
    'web.preview.walked': 'Time of this round {from} → {to}',
    'web.preview.time': 'Time {from} → {to}',
    'web.preview.costs': 'Costs of a round ${from} → ${to}',
    'web.preview.points': 'Score {from} → {to}',
    'web.preview.room': '{room} {place} {state, select, works {works} stops {stops working} other {does not work yet}}',
    'web.preview.left': '{name}: {left, plural, =0 {none left} other {# left}}',
  },
  {
    'web.preview.money': '资金 ${from} → ${to}',
    'web.preview.income': '收入 ${from} → ${to}',
    'web.preview.popularity': '名誉 {from} → {to}',
    'web.preview.walked': '本轮时间 {from} → {to}',
    'web.preview.time': '时间 {from} → {to}',
    'web.preview.costs': '每轮开支 ${from} → ${to}',
    'web.preview.points': '分数 {from} → {to}',
    'web.preview.room': '{place} 的{room}{state, select, works {启用} stops {停用} other {尚未启用}}',
    'web.preview.left': '{name}：{left, plural, =0 {已用完} other {剩 # 个}}',
  },
  {
    'web.preview.money': '資金 ${from} → ${to}',
    'web.preview.income': '收入 ${from} → ${to}',
    'web.preview.popularity': '名譽 {from} → {to}',
    'web.preview.walked': '本輪時間 {from} → {to}',
    'web.preview.time': '時間 {from} → {to}',
    'web.preview.costs': '每輪開支 ${from} → ${to}',
    'web.preview.points': '分數 {from} → {to}',
    'web.preview.room': '{place} 的{room}{state, select, works {啟用} stops {停用} other {尚未啟用}}',
    'web.preview.left': '{name}：{left, plural, =0 {已用完} other {剩 # 個}}',
  },
);
