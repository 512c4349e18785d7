import { catalogue } from '../../../text/catalogue.ts';
import type { ExampleId } from './examples.ts';

/** An example without a name or a sentence, in any language, fails the compile. */
type ExampleKey = `example.${ExampleId}` | `shows.${ExampleId}`;

/** What each shown position is called, and what it shows. */
export const exampleCatalogue = catalogue<ExampleKey>(
  {
    'example.again': 'Treated, and treated again',
    'shows.again': 'Pharmacy takes the green 3 and makes it 4. Then Imaging takes it, then the Clinic: each room once.',
    'example.trio': 'A whole trio or nothing',
    'shows.trio': 'Anaesthesia needs three reds of one value, in whichever row they lie. The red 4 does not help.',
    'example.pair': 'Two of different values',
    'shows.pair': 'The Burns Unit raises the lower red by 2 and the higher one by 1. Two equal ones are no pair.',
    'example.surgeon': 'A Surgeon goes along',
    'shows.surgeon': 'Send the Surgeon to Intensive Care: the room raises the red 2, and the Surgeon once more.',
    'example.lend': 'A borrowed colour',
    'shows.lend': 'Point at the blood bag and the yellow 2, and make it red: now there is a trio for Anaesthesia.',
  },
  {
    'example.again': '治疗后再治疗',
    'shows.again': '药局让绿色 3 变成 4，接着影像科、再到门诊：每个设施一次。',
    'example.trio': '三名齐全才行',
    'shows.trio': '麻醉科需要三名点数相同的红色病患，上下半部都可以。红色 4 不算。',
    'example.pair': '两名不同点数',
    'shows.pair': '烧伤科让较低的红色 +2，较高的 +1。点数相同不成对。',
    'example.surgeon': '外科医生同行',
    'shows.surgeon': '派外科医生到重症监护室：设施让红色 2 进一步，外科医生再进一步。',
    'example.lend': '借用颜色',
    'shows.lend': '点血袋和黄色 2，把它变成红色：麻醉科的三名就齐了。',
  },
  {
    'example.again': '治療後再治療',
    'shows.again': '藥局讓綠色 3 變成 4，接著影像科、再到門診：每個設施一次。',
    'example.trio': '三名齊全才行',
    'shows.trio': '麻醉科需要三名點數相同的紅色病患，上下半部都可以。紅色 4 不算。',
    'example.pair': '兩名不同點數',
    'shows.pair': '燒傷科讓較低的紅色 +2，較高的 +1。點數相同不成對。',
    'example.surgeon': '外科醫師同行',
    'shows.surgeon': '派外科醫師到加護病房：設施讓紅色 2 進一步，外科醫師再進一步。',
    'example.lend': '借用顏色',
    'shows.lend': '點血袋和黃色 2，把它變成紅色：麻醉科的三名就齊了。',
  },
);
