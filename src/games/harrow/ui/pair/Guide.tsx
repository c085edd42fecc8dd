import type { PairQuestion } from '../../rules/pair/question';
import type { PairTable } from '../../table/pair';
import { guideWords } from '../../words/guide';

/** TG-1: what a line of the guide is about. */
type Step = keyof typeof guideWords.steps;

function stepOf(asked: PairQuestion): Step | null {
  switch (asked.ask) {
    case 'jar':
      return asked.up.length === 4 ? 'first' : asked.mayAttack ? 'jarAfterAttack' : 'jar';
    case 'drop':
    case 'keeper-drop':
      return 'drop';
    case 'pay':
      return 'pay';
    case 'legend':
      return 'hit';
    case 'over':
      return 'over';
    case 'turn': {
      if (asked.cleaning) return asked.toLay.length > 0 ? 'lay' : 'clean';
      if (asked.acting) return 'step';
      if (asked.drawn) return 'back';
      if (asked.ability) return asked.ability.by === 'bag' ? 'bag' : 'row';
      const { left } = asked;
      if (left.advance + left.spawn + left.strengthen + left.any > 0)
        return asked.turn.action === 'attack' && asked.aims.length > 0 ? 'attack' : 'actions';
      if (asked.track || asked.power) return 'legend';
      if (asked.turn.action === 'attack') return asked.aims.length > 0 ? 'attack' : 'nobody';
      return 'end';
    }
    case 'goal':
    case 'root':
    case 'witch':
      return null;
  }
}

/** TG-1: the training game is led line by line. */
export function Guide({ table }: { table: PairTable }) {
  const asked = table.question.value;
  const game = table.state.value;
  const step = asked && game.mode === 'training' ? stepOf(asked) : null;
  if (!step) return null;
  return (
    <p class="hc-guide" data-guide={step}>
      {guideWords.steps[step]}
    </p>
  );
}
