import { sayOfReading } from '../../../src/basics/says';
import { textOf } from '../../../src/chances/fraction';
import { type Card, isAddOn } from '../../../src/games/korrem/rules/battle/card';
import { meeting, multiples, price } from '../../../src/games/korrem/rules/meeting/engage';
import { natures, type Row } from '../../../src/games/korrem/rules/meeting/natures';
import { meetingOdds, onIgnores } from '../../../src/games/korrem/rules/meeting/odds';
import { type Fliers, flierChoices } from '../../../src/games/korrem/rules/npc/aim';
import { dangerWithin } from '../../../src/games/korrem/rules/npc/danger';
import { formation } from '../../../src/games/korrem/rules/npc/formation';
import { actingOrder } from '../../../src/games/korrem/rules/npc/order';
import { forecast, type NpcTurn, npcTurn } from '../../../src/games/korrem/rules/npc/turn';
import { type Asked, type Question, question, told } from './asked';
import { readCardId } from './cards';
import { say } from './says';
import { readTable } from './table';

function rowOf(asked: Asked): Row {
  const table = readTable(asked.reading, asked.fields.table, asked.where('table'));
  return table[asked.word('nature', natures)];
}

/** NA: an add-on takes no turn. */
function actorOf(asked: Asked, cards: readonly Card[]): Card | undefined {
  const actor = readCardId(asked.reading, cards, asked.fields.actor, asked.where('actor'));
  if (actor && isAddOn(actor))
    asked.reading.wrong('add-on', asked.where('actor'), say('korrem.add-on', { name: actor.id }));
  return actor;
}

const fliersOf = (asked: Asked): Fliers => asked.word('fliers', flierChoices, 'nearest');

const turnTold = ({ uses, target, at, path, acts, damage, why }: NpcTurn): object => ({
  uses,
  target,
  at,
  path,
  acts,
  damage,
  why,
});

export const questions: Readonly<Record<string, Question>> = {
  engage: question(asked => {
    const row = rowOf(asked);
    const [roll, cost] = [asked.roll(), asked.goods('cost')];
    const [army, bank] = [asked.goods('army'), asked.goods('bank')];
    return () => {
      const met = meeting(row.results[roll - 1]!, row);
      const fighting = met.result === 'attack';
      const recruit = met.result === 'recruit' ? met : undefined;
      const asks = recruit && price(cost, recruit.times, army, bank);
      return {
        result: met.result,
        phases: fighting ? met.phases : null,
        draws: fighting ? met.draws : null,
        times: recruit?.times ?? null,
        cost: asks ? told(asks.cost) : null,
        affordable: asks?.affordable ?? null,
        declined: recruit?.declined ?? null,
      };
    };
  }),
  engageOdds: question(asked => {
    const row = rowOf(asked);
    const pays = asked.count('pays', undefined, 0, 4);
    if (!multiples.some(n => n === pays))
      asked.reading.wrong(
        'not-a-count',
        asked.where('pays'),
        sayOfReading('reading.unknown', { known: multiples.join(', ') }),
      );
    const onIgnore = asked.word('onIgnore', onIgnores);
    return () => {
      const { odds, rolls } = meetingOdds(row, { pays, onIgnore });
      return {
        odds: Object.fromEntries([...odds].map(([end, chance]) => [end, textOf(chance)])),
        rolls: rolls && textOf(rolls),
      };
    };
  }),
  formation: question(asked => {
    const count = asked.count('count', undefined, 0, 52);
    return () => ({ cells: formation(count) });
  }),
  order: question(asked => {
    const [cards, side] = [asked.cards(), asked.text('side')];
    return () => ({ order: actingOrder(cards, side).map(({ id }) => id) });
  }),
  npc: question(asked => {
    const cards = asked.cards();
    const [actor, roll, fliers] = [actorOf(asked, cards), asked.roll(), fliersOf(asked)];
    return () => (actor ? turnTold(npcTurn(cards, actor, roll, fliers)) : {});
  }),
  forecast: question(asked => {
    const cards = asked.cards();
    const [actor, fliers] = [actorOf(asked, cards), fliersOf(asked)];
    return () => ({
      rolls: actor ? forecast(cards, actor, fliers).map(({ on, turn }) => ({ on, ...turnTold(turn) })) : [],
    });
  }),
  danger: question(asked => {
    const [cards, side, fliers] = [asked.cards(), asked.text('side'), fliersOf(asked)];
    return () => ({
      danger: dangerWithin(cards, side, fliers).danger.map(({ id, dies, expected }) => ({
        id,
        dies: textOf(dies),
        expected: textOf(expected),
      })),
    });
  }),
};
