import { TitleFrame } from './title-frame.tsx';
import drawing from './title-picture.svg?raw';

/** A little clinic at its street: `scripts/title-picture.ts` draws it. */
export const TitlePicture = () => <TitleFrame drawing={drawing} />;
