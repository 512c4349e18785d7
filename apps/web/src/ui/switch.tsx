import { OnOff, type OnOffProps } from './on-off.tsx';

/** Something that is on or off, and is so at once. */
export const Switch = ({ on, ...props }: OnOffProps & { on: boolean }) => <OnOff kind="switch" on={on} {...props} />;
