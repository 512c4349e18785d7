import { ASSISTANTS, EFFECTS, type Effect, MEDICINES, REWARDS } from '@asclepion/hippocrates';
import { Amount, type Drawn, Sign } from './pieces.tsx';

const amountsOf = ({ medicines, money, reputation, points }: Effect): (readonly [Drawn, number])[] => [
  ...MEDICINES.map((medicine, kind) => [medicine, medicines[kind]] as const),
  ['money', money],
  ['reputation', reputation],
  ['points', points],
];

/** What comes with a patient of a place, as printed beneath it. */
export function EffectSign({ column, place }: { column: number; place: number }) {
  return (
    <span className="effect" aria-hidden="true">
      {amountsOf(EFFECTS[column][place - 1])
        .filter(([, count]) => count !== 0)
        .map(([of, count]) => (
          <Amount key={of} of={of} count={count} signed />
        ))}
    </span>
  );
}

/** What is printed inside a place, seen once it is empty. */
export function RewardSign({ column, place }: { column: number; place: number }) {
  const reward = REWARDS[column][place - 1];
  return (
    <span className="reward" aria-hidden="true">
      {'money' in reward ? (
        <Amount of="money" count={reward.money} signed />
      ) : (
        <Sign of={ASSISTANTS[reward.assistant]} size={22} />
      )}
    </span>
  );
}
