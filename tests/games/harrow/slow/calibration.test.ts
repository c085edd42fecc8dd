import { describe, expect, it } from 'vitest';
import { draw, type Stream, streamOf } from '../../../../src/basics/random';
import { forecast, learn, type Observation, predict } from '../../../../src/games/harrow/rules/tree';

const boxes = process.env.SOAK === '1' ? 20_000 : 2_000;
const fine = 1_000_000;

/** A tower with chances of its own, drawn from what TR-2 expects of towers. */
class Tower {
  private stream: Stream;
  private readonly fresh: number;
  private readonly lodged: number;

  constructor(seed: number) {
    this.stream = streamOf(seed, 'tower');
    this.fresh = this.beta(4, 2);
    this.lodged = this.beta(2, 4);
  }

  private chance(): number {
    const [n, next] = draw(this.stream, 1, fine);
    this.stream = next;
    return n / (fine + 1);
  }

  /** Of a + b - 1 even chances the a-th smallest is Beta(a, b). */
  private beta(a: number, b: number): number {
    return Array.from({ length: a + b - 1 }, () => this.chance()).sort((x, y) => x - y)[a - 1]!;
  }

  under(n: number): number {
    const [picked, next] = draw(this.stream, 0, n - 1);
    this.stream = next;
    return picked;
  }

  drop(dropped: number, inside: number): number {
    let out = 0;
    for (let i = 0; i < dropped; i++) if (this.chance() < this.fresh) out++;
    for (let i = 0; i < inside; i++) if (this.chance() < this.lodged) out++;
    return out;
  }
}

describe('the learned odds', () => {
  it(`TR-2, TR-3, TR-4: over ${boxes} simulated boxes what is told comes as often as it is told`, () => {
    const classes = Array.from({ length: 10 }, () => ({ told: 0, came: 0, variance: 0, n: 0 }));
    for (let box = 0; box < boxes; box++) {
      const tower = new Tower(box);
      const seen: Observation[] = Array.from({ length: 1 + tower.under(5) }, () => {
        const [dropped, inside] = [tower.under(6), tower.under(4)];
        return { dropped, inside, out: tower.drop(dropped, inside) };
      });
      const attacker = { dropped: 1 + tower.under(5), inside: tower.under(3) };
      const defender = { dropped: tower.under(6), inside: tower.under(3) };
      const {
        success,
        hits,
        attacker: of,
      } = forecast(predict(learn(seen), attacker, defender), {
        against: 'units',
        price: 2,
        targets: 3,
      });
      expect([...hits].reduce((all, p) => all + p, 0)).toBeCloseTo(1, 9);
      expect([...of].reduce((all, p) => all + p, 0)).toBeCloseTo(1, 9);
      const a = tower.drop(attacker.dropped, attacker.inside);
      const d = tower.drop(defender.dropped, defender.inside);
      const into = classes[Math.min(9, Math.floor(10 * success))]!;
      into.told += success;
      into.came += a >= d && a >= 2 ? 1 : 0;
      into.variance += success * (1 - success);
      into.n++;
    }
    for (const { told, came, variance, n } of classes) {
      if (n === 0) continue;
      // Four standard errors: one class in 16,000 is outside by chance.
      expect(Math.abs(came - told)).toBeLessThanOrEqual(4 * Math.sqrt(variance) + 1);
    }
  });
});
