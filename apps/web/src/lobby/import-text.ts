import { catalogue } from '../text/catalogue.ts';

/** Opening a table from its file. */
export const importTexts = catalogue(
  {
    'web.import.title': 'Open a saved table',
    'web.import.help': 'Any table that was saved as a file goes on here, with everybody at this screen.',
    'web.import.choose': 'Choose a file',
    'web.import.drop': 'or drop it here',
    'web.import.paste': 'Paste its text instead',
    'web.import.pasted': 'Text of the file',
    'web.import.open': 'Open the table',
  },
  {
    'web.import.title': '打开保存的牌桌',
    'web.import.help': '任何存成文件的牌桌都能在这里继续，所有人共用这块屏幕。',
    'web.import.choose': '选择文件',
    'web.import.drop': '或拖放到这里',
    'web.import.paste': '改为粘贴文字',
    'web.import.pasted': '文件的文字',
    'web.import.open': '打开牌桌',
  },
  {
    'web.import.title': '開啟儲存的牌桌',
    'web.import.help': '任何存成檔案的牌桌都能在這裡繼續，所有人共用這個螢幕。',
    'web.import.choose': '選擇檔案',
    'web.import.drop': '或拖放到這裡',
    'web.import.paste': '改為貼上文字',
    'web.import.pasted': '檔案的文字',
    'web.import.open': '開啟牌桌',
  },
);
