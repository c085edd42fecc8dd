import { roll, Transaction } from '../../../../basics/transaction';
import { healthLeft } from '../battle/card';
import { struck } from '../battle/damage';
import { battleEnd, type Defector, dropOuts } from '../battle/end';
import { apply } from './apply';
import type { BattleFact } from './log-entry';
import { armyOf, type Battle, type End, fighterOf, fighting, type NewEvent } from './model';

/** The events of one command so far. */
export class Run extends Transaction<Battle, NewEvent> {
  constructor(battle: Battle) {
    super(battle, apply);
  }

  /** Adds a line to the log; `by` is the card that it is about. */
  log(fact: BattleFact, rule: string, by?: string): void {
    this.emit({ type: 'logged', entry: { fact, rule, ...(by !== undefined && { by }) } });
  }

  d8(): number {
    return roll(this, 1, 8);
  }

  name(id: string): string {
    return fighterOf(this.state, id)?.name ?? id;
  }

  /** DM-1 to DM-3: a card loses what its defense does not hold; at 0 it leaves at once. */
  hurt(id: string, damage: number, piercing: boolean): { readonly lost: number; readonly left: number } {
    const card = fighterOf(this.state, id);
    if (!card) return { lost: 0, left: 0 };
    // DM-5: nobody is hurt there.
    if (this.state.unharmed) return { lost: 0, left: healthLeft(card) };
    const held = this.state.defense[id] ?? card.defense;
    const before = healthLeft(card);
    const after = struck({ left: before, defense: held }, damage, piercing);
    this.emit({ type: 'damaged', id, damage: card.health - after.left, defense: after.defense });
    return { lost: before - after.left, left: after.left };
  }

  /** DM-3, BE-1: the dead leave, and the battle may be over. */
  bury(id: string): void {
    this.log({ type: 'fell', who: this.name(id) }, 'DM-3', id);
    this.emit({ type: 'killed', id });
    this.settle();
  }

  /** BE-1, BE-5: looked at after every death and at every regroup. */
  settle(retreats: string | null = null): boolean {
    if (this.state.end) return true;
    const left = fighting(this.state);
    const [a, b] = left;
    if (left.length !== 2 || !a || !b) return this.settleMany(retreats);
    const { over, victor, defect, why } = battleEnd(
      this.state.cards,
      [a.id, b.id],
      this.state.acting,
      retreats,
    );
    this.defect(defect);
    if (!over || why === null) return false;
    this.end({ victor, why, defect });
    return true;
  }

  defect(defect: readonly Defector[]): void {
    for (const { id, to } of defect) {
      this.log(
        { type: 'defected', who: this.name(id), army: armyOf(this.state, to)?.name ?? to },
        'BE-1',
        id,
      );
      this.emit({ type: 'defects', id, to });
    }
  }

  end(end: End): void {
    const army = end.victor === null ? undefined : armyOf(this.state, end.victor);
    this.log(army ? { type: 'won', army: army.name } : { type: 'noVictor' }, 'BE-1');
    this.emit({ type: 'ended', end });
  }

  /** BE-5: of three armies or more each that is defeated or retreats drops out; the last is the victor. */
  private settleMany(retreats: string | null): boolean {
    const order = fighting(this.state).map(({ id }) => id);
    const { out, defect } = dropOuts(this.state.cards, order, this.state.acting, retreats);
    this.defect(defect);
    for (const id of out) {
      this.log({ type: 'droppedOut', army: armyOf(this.state, id)?.name ?? id }, 'BE-5');
      this.emit({ type: 'armyDroppedOut', army: id });
    }
    const left = fighting(this.state);
    if (left.length > 1) return out.length > 0 && left.length === 2 ? this.settle() : false;
    this.end({ victor: left[0]?.id ?? null, why: retreats === null ? 'defeated' : 'retreat', defect });
    return true;
  }
}
