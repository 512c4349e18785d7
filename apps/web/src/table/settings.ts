import { keptSetting } from '../ui/kept-setting.ts';

/** Which choices wait for a second word: none, those that cannot be taken back, or every one. */
export const confirmSetting = keptSetting('asclepion.confirm', ['never', 'final', 'every'], 'final');

/** Whether keys without Ctrl do something; whoever dictates to the browser switches them off. */
export const letterKeysSetting = keptSetting('asclepion.keys', ['on', 'off'], 'on');
