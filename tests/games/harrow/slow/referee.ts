import { isRecord } from '../../../../src/basics/reading';
import { pair as pairDocument, solo as soloDocument } from '../../../../src/games/harrow/headless';
import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import type { PairEvent } from '../../../../src/games/harrow/rules/pair/events';
import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import { pairTitle } from '../../../../src/games/harrow/rules/pair/title';
import type { SoloCommand } from '../../../../src/games/harrow/rules/solo/commands';
import type { SoloEvent } from '../../../../src/games/harrow/rules/solo/events';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import { soloTitle } from '../../../../src/games/harrow/rules/solo/title';
import { bothAsked, bothAskedAlone } from './asked';
import { reachAnswer } from './boards';
import { Followed, type Tapped } from './followed';
import { piecesOf, some, tidy } from './pieces';
import { caseOf } from './steps';
import { World } from './world';

type Game = PairGame | SoloGame;

/** Whose turn it is. */
function sideOf({ step }: Game): Tapped['side'] {
  if ('side' in step) return step.side;
  if ('turn' in step && 'side' in step.turn) return step.turn.side;
  return 'protectors';
}

function tappedOf(game: Game, command: PairCommand | SoloCommand): Tapped {
  const { step, map, homes } = game;
  const acting = step.at === 'witch' ? step.turn.acting : null;
  const areas = step.at === 'areas' ? step.turn : null;
  const goals = sideOf(game) === 'protectors' ? game.board.townsfolk : game.board.buildings;
  const flips = 'sides' in game && command.do === 'flip';
  return {
    command: { ...command },
    side: flips ? nextSide(game) : sideOf(game),
    mode: 'mode' in game ? game.mode : 'solo',
    ...{ map, homes, cubes: some(game.cubes), inside: some(game.tree.inside) },
    touched: game.witch?.touched.length ?? 0,
    roots: step.at === 'witch' && step.turn.stage === 'roots',
    objective: areas ? areas.objective : (goals[0] ?? null),
    waiting: areas ? areas.waiting : null,
    witchStep: acting ? game.tactics[acting.card]?.[acting.step]?.do : undefined,
  };
}

/** RD-2: whoever holds the token begins each pair of turns. */
function nextSide({ rounds, sides }: PairGame): Tapped['side'] {
  const turns = rounds.turns.filter(({ side }) => side !== 'hester');
  const other = sides.find(side => side !== rounds.began) ?? sides[0];
  return turns.length % 2 === 0 ? rounds.holder : other;
}

/** The title of a mark names what was tapped. */
function titledRightly(game: Game, command: PairCommand | SoloCommand): void {
  const title: unknown =
    'sides' in game ? pairTitle(game, command as PairCommand) : soloTitle(game, command as SoloCommand);
  if (!isRecord(title)) throw new Error('No title');
  const { step } = game;
  const card = step.at === 'witch' ? step.turn.acting?.card : undefined;
  const special: Readonly<Record<string, unknown>> = {
    ...(command.do === 'push' ? { row: command.row + 1 } : {}),
    ...(command.do === 'flip' && 'sides' in game
      ? { side: nextSide(game), jar: command.attack ? 'attack' : command.jar }
      : {}),
    ...(command.do === 'walk' ? { to: command.path.at(-1) ?? command.from } : {}),
    ...(command.do === 'cardStep' ? { card } : {}),
    ...(command.do === 'step' ? { at: command.at ?? '' } : {}),
    ...(command.do === 'act' || command.do === 'byDefault' ? { side: sideOf(game) } : {}),
  };
  const should: Readonly<Record<string, unknown>> = { ...command, ...special };
  for (const [key, said] of Object.entries(title))
    if (key !== 'say' && should[key] !== said)
      throw new Error(`${JSON.stringify(title)} of ${JSON.stringify(command)}`);
}

/** Who does what the lines say, and nothing else, has the same on the table as the app. */
export function follows(
  before: Game,
  command: PairCommand | SoloCommand,
  events: readonly (PairEvent | SoloEvent)[],
  after: Game,
): void {
  titledRightly(before, command);
  const lines = events.flatMap(one => (one.type === 'told' ? [one.line] : []));
  const told = lines.map(({ text }) => JSON.stringify(text)).join('\n');
  const where = (): string => `${JSON.stringify(command)}\n${told}`;
  for (const { text, way, at } of lines) {
    if (typeof text === 'string') continue;
    if (way && 'steps' in text && text.steps !== way.length - 1) throw new Error(`Steps: ${where()}`);
    const ends = way && [way[0], way.at(-1)];
    if (ends && 'from' in text && (text.from !== ends[0] || (text.to ?? text.target) !== ends[1]))
      throw new Error(`A way from ${ends}: ${where()}`);
    if (at !== undefined && 'at' in text && (text.haint ?? text.at) !== at)
      throw new Error(`At ${at}: ${where()}`);
  }
  let there: unknown;
  try {
    there = new Followed(piecesOf(before), tappedOf(before, command)).after(lines);
  } catch (problem) {
    throw new Error(`${problem instanceof Error ? problem.message : problem}: ${where()}`);
  }
  const [mine, theirs] = [ordered(there), ordered(tidy(piecesOf(after)))];
  if (mine !== theirs) throw new Error(`${where()}\n${difference(mine, theirs)}`);
}

const ordered = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, one: unknown) =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    1,
  );
function difference(a: string, b: string): string {
  const [one, two] = [a.split('\n'), b.split('\n')];
  const i = one.findIndex((line, n) => line !== two[n]);
  return `told:\n${one.slice(Math.max(0, i - 6), i + 4).join('\n')}\nlies:\n${two.slice(Math.max(0, i - 6), i + 4).join('\n')}`;
}

/** What is asked is what the rules let be done, no less and no more. */
export function asksRightly(game: Game): void {
  const both =
    'sides' in game
      ? bothAsked(game, pairDocument.typed.question(game))
      : bothAskedAlone(game, soloDocument.typed.question(game));
  const [should, said] = both.map(ordered);
  if (should !== said) throw new Error(`Asked otherwise\n${difference(should ?? '', said ?? '')}`);
}

const most = 7;

/** RD-4, EN-1, EN-2: the point of the Brambles, who has won and why, and nobody else before. */
export function endsRightly(before: PairGame, events: readonly PairEvent[], after: PairGame): void {
  const isOver = after.step.at === 'over' && before.step.at !== 'over';
  if (!isOver && after.round === before.round) return;
  const { round, scores, sides, witch } = after;
  const points = sides.map(side => scores[side]?.points ?? 0);
  const best = Math.max(...points);
  const said = after.step.at === 'over' ? after.step.ending : null;
  if (witch && witch.scoring.length >= 6) {
    if (said?.winner !== 'hester' || said.why !== 'scoring-spaces') throw new Error('Hester has won');
    return;
  }
  const columns = before.map.columns;
  const column = columns.findIndex(letters => letters.includes('x'));
  const brambles = `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}${(columns[column]?.indexOf('x') ?? 0) + 1}`;
  const there = before.board.units.find(({ at }) => at === brambles);
  const lines = events.flatMap(one => (one.type === 'told' ? [one.line.text] : []));
  const told = lines.filter(text => typeof text !== 'string' && text.say === 'harrow.brambles-point').length;
  if (told !== (there ? 1 : 0)) throw new Error(`${told} points for the Brambles after round ${round}`);
  if (best < most) {
    if (said) throw new Error('Nobody has seven points');
    return;
  }
  const [first, second] = sides;
  const tied = points[0] === points[1];
  const winner = tied ? after.rounds.holder : points[0] === best ? first : second;
  if (said?.winner !== winner || said.why !== (tied ? 'token' : 'points'))
    throw new Error(`${winner} has won with ${points.join(' to ')}, ${JSON.stringify(said)}`);
}

/** AC-2, AC-3: what an advance costs. */
export function costsRightly(before: PairGame, command: PairCommand, events: readonly PairEvent[]): void {
  if (command.do !== 'advance') return;
  const { from, to, haints, legends } = command;
  const { hexes } = reachAnswer({ board: caseOf(before), from, advance: 9, units: haints + legends });
  const cost = hexes.find(({ at }) => at === to)?.cost;
  for (const one of events)
    if (one.type === 'told' && typeof one.line.text !== 'string' && one.line.text.say === 'harrow.advanced')
      if (one.line.text.cost !== cost) throw new Error(`${cost}: ${JSON.stringify(one.line.text)}`);
}

/** What is offered is taken, whatever else is refused: on every hex of the map. */
export function refusesTheRest(game: PairGame): void {
  const asked = pairDocument.typed.question(game);
  if (asked.ask !== 'turn' || asked.drawn || game.positions === 'off') return;
  const free = asked.acting === null;
  const ways = asked.acting?.ways.filter(({ from }) => from === null).map(({ at }) => at) ?? [];
  const taken: readonly (readonly [(at: string) => PairCommand, readonly string[]])[] = [
    [at => ({ do: 'spawn', at }), free ? asked.spawns : []],
    [at => ({ do: 'collect', at }), free ? asked.collect : []],
    [at => ({ do: 'raze', at }), free ? asked.razes : []],
    [at => ({ do: 'unpin', at }), free ? asked.nails : []],
    [at => ({ do: 'rescue', at }), free ? asked.rescues.filter(one => one.rescued).map(one => one.at) : []],
    [at => ({ do: 'doll', at, real: false, under: 'kammi' }), free ? asked.dolls : []],
    [at => ({ do: 'step', at }), ways],
  ];
  for (const { name } of new World(caseOf(game)).places)
    for (const [command, offered] of taken)
      if (pairDocument.typed.decide(game, command(name)).ok !== offered.includes(name))
        throw new Error(`${JSON.stringify(command(name))} of ${offered.join(' ')}`);
}
