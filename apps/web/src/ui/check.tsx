import { OnOff, type OnOffProps } from './on-off.tsx';

/** Something to take along or leave. */
export const Check = ({ checked, ...props }: OnOffProps & { checked: boolean }) => (
  <OnOff kind="check" on={checked} {...props} />
);
