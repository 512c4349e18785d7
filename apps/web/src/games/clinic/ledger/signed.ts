/** Money with its sign: +$3, −$2, $0. */
export const signedMoney = (money: number): string => `${money > 0 ? '+' : money < 0 ? '−' : ''}$${Math.abs(money)}`;
