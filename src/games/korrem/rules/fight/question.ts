import { type Foreseen, forecast } from '../npc/turn';
import type { Battle, Doing, SlideData } from './model';
import { fighterOf } from './model';

/** What the battle waits for. */
export type Question =
  | { readonly ask: 'setup' }
  | { readonly ask: 'roll'; readonly id: string; readonly waiting: readonly string[] }
  | { readonly ask: 'done'; readonly doing: Doing; readonly mayFail: boolean }
  | { readonly ask: 'own' }
  | { readonly ask: 'regroup'; readonly slides: readonly SlideData[] };

export function questionOf(battle: Battle): Question | null {
  switch (battle.step) {
    case 'setup':
      return { ask: 'setup' };
    case 'npc': {
      const { doing, order } = battle;
      if (doing) return { ask: 'done', doing, mayFail: (doing.turn.ability?.works ?? 8) < 8 };
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

/** What each number would bring to whoever rolls next. */
export function ahead(battle: Battle): readonly Foreseen[] {
  const asked = questionOf(battle);
  const actor = asked?.ask === 'roll' ? fighterOf(battle, asked.id) : undefined;
  return actor ? forecast(battle.cards, actor, battle.fliers) : [];
}
