import { certain, house } from '@asclepion/kernel';

/** Spaces of Floor 0 under which there is work, by side of the board; none where a scenario is not offered. */
interface Scenario {
  readonly id: string;
  readonly '4x3': readonly string[];
  readonly '3x3': readonly string[] | undefined;
}

/** Numbers and scenarios of the utility work module (C1-UTI). */
export const UTILITY = {
  holes: certain(16),
  holesOfPlayer: house(4),
  scenarios: house([
    { id: 'U1', '4x3': ['0D3'], '3x3': ['0C3'] },
    { id: 'U2', '4x3': ['0B2'], '3x3': ['0B2'] },
    { id: 'U3', '4x3': ['0B3', '0C1'], '3x3': ['0A3', '0C1'] },
    { id: 'U4', '4x3': ['0A2', '0D2'], '3x3': ['0A2', '0C2'] },
    { id: 'U5', '4x3': ['0B2', '0C2'], '3x3': ['0B2', '0B3'] },
    { id: 'U6', '4x3': ['0B3', '0C3', '0D3'], '3x3': ['0A3', '0B3', '0C3'] },
    { id: 'U7', '4x3': ['0A3', '0D1', '0D3'], '3x3': ['0A3', '0C1', '0C3'] },
    { id: 'U8', '4x3': ['0B3', '0C2', '0D3'], '3x3': ['0A3', '0B2', '0C3'] },
    { id: 'U9', '4x3': ['0A1', '0A3', '0D1', '0D3'], '3x3': ['0A1', '0A3', '0C1', '0C3'] },
    { id: 'U10', '4x3': ['0A2', '0B2', '0C2', '0D2'], '3x3': undefined },
  ] as const satisfies readonly Scenario[]),
  about: { rules: 'C1-UTI', difficulty: house(1), minutes: house(1) },
} as const;
