import { catalogue } from '../../../text/catalogue.ts';
import type { ExampleId } from './examples.ts';

/** An example without a name or a sentence, in any language, fails the compile. */
type ExampleKey = `example.${ExampleId}` | `shows.${ExampleId}`;

/** What each shown position is called, and what it shows. */
export const exampleCatalogue = catalogue<ExampleKey>(
  {
    'example.two': 'One patient, two doctors',
    'shows.two':
      'Perdikkas needs a potion and a herb. Link him to [P] of Menestor and [H] of Nikomedon: two contracts are filled at once.',
    'example.needless': 'A needless link',
    'shows.needless': '[PH] of Philon is enough for Perdikkas. Adding [P] of Menestor is refused, and so is [U] alone.',
    'example.buying': 'Sell, buy, cure',
    'shows.buying':
      'Philotas needs two potions and a herb, and there is no herb. Sell the unguent, buy a herb with the 3 drachmas, and cure him.',
    'example.salaries': 'Not enough for all',
    'shows.salaries':
      'At reputation -1 three doctors cost 4 each, but there are only 9 drachmas. Somebody must go; choose who.',
    'example.removal': 'Medicine alone',
    'shows.removal':
      'After the last round: buy a potion with the 3 drachmas, and remove Amyntas and Perdikkas. Philotas stays and costs a point.',
  },
  {
    'example.two': '一名病患，两位医生',
    'shows.two': '佩尔狄卡斯需要药水和药草。把他连接到墨涅斯托尔的 [P] 和尼科墨冬的 [H]：一次占用两份契约。',
    'example.needless': '多余的连接',
    'shows.needless': '菲隆的 [PH] 已足够。再加墨涅斯托尔的 [P] 不允许，单用 [U] 也不行。',
    'example.buying': '卖出、买入、治愈',
    'shows.buying': '菲罗塔斯需要两份药水和一份药草，手上没有药草。卖掉药膏，用 3 元买药草，再治愈他。',
    'example.salaries': '不够付全部',
    'shows.salaries': '声望 -1 时三位医生每位 4 元，手上只有 9 元。必须让一位离开，由你选择。',
    'example.removal': '只用药物',
    'shows.removal': '最后一轮之后：用 3 元买一份药水，移走阿敏塔斯和佩尔狄卡斯。菲罗塔斯留下，扣 1 分。',
  },
  {
    'example.two': '一名病患，兩位醫生',
    'shows.two': '佩爾狄卡斯需要藥水和藥草。把他連接到墨涅斯托爾的 [P] 和尼科墨冬的 [H]：一次佔用兩份契約。',
    'example.needless': '多餘的連接',
    'shows.needless': '菲隆的 [PH] 已足夠。再加墨涅斯托爾的 [P] 不允許，單用 [U] 也不行。',
    'example.buying': '賣出、買入、治癒',
    'shows.buying': '菲羅塔斯需要兩份藥水和一份藥草，手上沒有藥草。賣掉藥膏，用 3 元買藥草，再治癒他。',
    'example.salaries': '不夠付全部',
    'shows.salaries': '聲望 -1 時三位醫生每位 4 元，手上只有 9 元。必須讓一位離開，由你選擇。',
    'example.removal': '只用藥物',
    'shows.removal': '最後一輪之後：用 3 元買一份藥水，移走阿敏塔斯和佩爾狄卡斯。菲羅塔斯留下，扣 1 分。',
  },
);
