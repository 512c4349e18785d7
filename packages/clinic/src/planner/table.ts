/** A map from two whole numbers to one: open addressing, since a search asks it hundreds of thousands of times. */
export class Table {
  private size = 1 << 9;
  private used = 0;
  private first = new Int32Array(this.size);
  private second = new Int32Array(this.size).fill(-1);
  private value = new Int32Array(this.size);

  /** The place of a pair: `has` tells whether it is taken. */
  place(a: number, b: number): number {
    const wrap = this.size - 1;
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & wrap;
    while (this.second[at] !== -1 && (this.second[at] !== b || this.first[at] !== a)) at = (at + 1) & wrap;
    return at;
  }

  has(at: number): boolean {
    return this.second[at] !== -1;
  }

  get(at: number): number {
    return this.value[at];
  }

  set(a: number, b: number, value: number): void {
    const at = this.place(a, b);
    this.first[at] = a;
    this.second[at] = b;
    this.value[at] = value;
    if (++this.used * 2 > this.size) this.grow();
  }

  private grow(): void {
    const { first, second, value } = this;
    this.size *= 2;
    this.used = 0;
    this.first = new Int32Array(this.size);
    this.second = new Int32Array(this.size).fill(-1);
    this.value = new Int32Array(this.size);
    for (let at = 0; at < second.length; at++) if (second[at] !== -1) this.set(first[at], second[at], value[at]);
  }
}
