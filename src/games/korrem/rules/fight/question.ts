import { lightTurn } from '../npc/light';
import { type Foreseen, forecast } from '../npc/turn';
import { type Battle, type Dodging, type Doing, fighterOf, type Naming, type SlideData } from './model';

/** What the battle waits for. */
export type Question =
  | { readonly ask: 'setup' }
  | { readonly ask: 'roll'; readonly id: string; readonly waiting: readonly string[] }
  | { readonly ask: 'done'; readonly doing: Doing; readonly mayFail: boolean }
  /** NA-7. */
  | { readonly ask: 'dodge'; readonly dodging: Dodging }
  /** NM-3, NM-5: without positions, of whom the table names who is beside the NPC, or closest. */
  | { readonly ask: 'name'; readonly naming: Naming; readonly among: readonly string[] }
  | { readonly ask: 'own' }
  | { readonly ask: 'regroup'; readonly slides: readonly SlideData[] };

export function questionOf(battle: Battle): Question | null {
  const { dodging, naming } = battle;
  if (dodging && !battle.end) return { ask: 'dodge', dodging };
  const named = naming && !battle.end ? fighterOf(battle, naming.id) : undefined;
  if (naming && named) {
    const { among } = lightTurn(battle.cards, named, naming.roll);
    return { ask: 'name', naming, among: among.map(({ id }) => id) };
  }
  switch (battle.step) {
    case 'setup':
      return { ask: 'setup' };
    case 'npc': {
      const { doing, order } = battle;
      // Without positions only the table sees whether a walker has come to its target.
      const walks = battle.light === true && doing?.turn.why.includes('walks') === true;
      if (doing) return { ask: 'done', doing, mayFail: walks || (doing.turn.ability?.works ?? 8) < 8 };
      const [id] = order;
      return id === undefined ? null : { ask: 'roll', id, waiting: order };
    }
    case 'own':
      return { ask: 'own' };
    case 'regroup':
      return { ask: 'regroup', slides: battle.slides };
    case 'over':
      return null;
  }
}

/** What each number would bring to whoever rolls next, or brings to whoever has rolled. */
export function ahead(battle: Battle): readonly Foreseen[] {
  const asked = questionOf(battle);
  const id = asked?.ask === 'roll' ? asked.id : asked?.ask === 'done' ? asked.doing.id : undefined;
  const actor = id === undefined ? undefined : fighterOf(battle, id);
  return actor && !battle.light ? forecast(battle.cards, actor, battle.fliers) : [];
}
