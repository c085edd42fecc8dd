import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../../src/games/harrow/rules/pair/question';
import type { Line } from '../../../../src/games/harrow/rules/state/common';

type Basic = 'advance' | 'spawn' | 'strengthen';
const basics: readonly Basic[] = ['advance', 'spawn', 'strengthen'];
const isBasic = (kind: unknown): kind is Basic => basics.some(basic => basic === kind);
/** PR-1, KA-1: the sample's boards. */
const numberOver = (tokens: number): number => [0, 2, 3, 4, 5, 6][Math.min(tokens, 5)]!;

/** RD-3: what the lines of a turn have given of each basic action, and what was taken of it. */
export class Ledger {
  private given = { advance: 0, spawn: 0, strengthen: 0, any: 0 };
  private used = { advance: 0, spawn: 0, strengthen: 0 };
  private drawn = { advance: 0, spawn: 0, strengthen: 0 };

  /** Writes a command down, and holds what is left against what the app says. */
  note(before: PairGame, command: PairCommand, lines: readonly Line[], after: PairGame): void {
    for (const { text, rule } of lines) if (typeof text !== 'string') this.line(before, text, rule);
    // FA-1, FA-2: what was drawn is played once nothing more goes back.
    if (command.do === 'back') for (const kind of basics) this.drawn[kind] -= command.tokens[kind];
    if (command.do === 'upgrade') this.given[command.of]--;
    const asked = pairQuestion(after);
    if (asked.ask !== 'turn') return;
    const waits = asked.drawn !== null;
    if ((command.do === 'draw' || command.do === 'back') && !waits)
      for (const kind of basics) this.given[kind] += this.drawn[kind];
    const { side, action, free } = asked.turn;
    const jar = action === 'wild' ? (after.owned[side]?.wild ?? 0) : action === 'attack' && free ? 1 : 0;
    const beyond = basics.reduce((all, kind) => all + Math.max(0, this.used[kind] - this.given[kind]), 0);
    const left = {
      advance: Math.max(0, this.given.advance - this.used.advance),
      spawn: Math.max(0, this.given.spawn - this.used.spawn),
      strengthen: Math.max(0, this.given.strengthen - this.used.strengthen),
      any: Math.max(0, this.given.any + jar - beyond),
    };
    const said = { ...asked.left };
    for (const kind of [...basics, 'any'] as const)
      if (left[kind] !== said[kind])
        throw new Error(`${JSON.stringify(command)}: ${left[kind]} ${kind} left, ${said[kind]} are said`);
  }

  private line(before: PairGame, it: Readonly<Record<string, unknown>>, rule: string): void {
    const n = Number(it.n);
    const tokens = (kind: Basic): number =>
      before.owned[before.step.at === 'turn' ? before.step.turn.side : 'kammi']!.tokens[kind];
    switch (`${it.say}`.replace('harrow.', '')) {
      case 'flipped':
        this.given = { advance: 0, spawn: 0, strengthen: 0, any: 0 };
        this.used = { advance: 0, spawn: 0, strengthen: 0 };
        break;
      case 'row':
        if (n !== numberOver(tokens(it.basic as Basic))) throw new Error(`${n} over the row`);
        this.given[it.basic as Basic] += n;
        break;
      case 'pushed':
        for (const kind of [it.left, it.right])
          if (isBasic(kind)) this.given[kind] += numberOver(tokens(kind));
        break;
      case 'gains':
        this.given[it.basic as Basic | 'any'] += n;
        break;
      case 'drew':
        for (const kind of basics) this.drawn[kind] = Number(it[kind]);
        break;
      case 'upgrade-played':
        if (it.kind === 'other') this.given.any++;
        break;
      case 'willa':
        this.given.any++;
        break;
      case 'advanced':
        this.used.advance += Number(it.cost);
        break;
      case 'unpinned':
        this.used.advance++;
        break;
      case 'spawned':
        if (rule === 'AC-4') this.used.spawn++;
        break;
      case 'strengthened':
        this.used.strengthen++;
        break;
    }
  }
}
