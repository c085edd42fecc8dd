import { never } from '../../../../basics/never';
import { type State, without } from '../battle/card';
import { LOG_LENGTH } from './log-entry';
import { armyOf, type Battle, type Event, type Fighter, fighterOf, noMarks } from './model';

const withCard = (battle: Battle, id: string, change: (card: Fighter) => Partial<Fighter>): Battle => ({
  ...battle,
  cards: battle.cards.map(card => (card.id === id ? { ...card, ...change(card) } : card)),
});

const withMarks = (battle: Battle, change: Partial<Battle['marks']>): Battle => ({
  ...battle,
  marks: { ...(battle.marks ?? noMarks), ...change },
});

function beginPhase(battle: Battle, army: string): Battle {
  return {
    ...battle,
    acting: army,
    phase: battle.phase + 1,
    hits: [],
    defense: {},
    doing: null,
    slides: [],
    order: [],
    step: armyOf(battle, army)?.npc ? 'npc' : 'own',
    marks: noMarks,
    ...(battle.rolling && { rolling: false }),
    had: { ...battle.had, [army]: (battle.had?.[army] ?? 0) + 1 },
  };
}

/** SA-2: whoever has disabled a card frees it when its next phase begins. */
function changeState(battle: Battle, id: string, state: State, on: boolean): Battle {
  const changed = withCard(battle, id, ({ states }) => ({
    states: on ? [...without(states, state), state] : without(states, state),
  }));
  return on && state === 'disabled'
    ? { ...changed, began: { ...battle.began, [id]: battle.acting } }
    : changed;
}

/** AR-2: the artifact that the card has had last is passed. */
function passArtifact(battle: Battle, id: string, to: string): Battle {
  const passed = fighterOf(battle, id)?.bears?.slice(-1) ?? [];
  const left = withCard(battle, id, ({ artifacts, bears }) => ({
    artifacts: artifacts - 1,
    ...(bears && { bears: bears.slice(0, -1) }),
  }));
  return withCard(left, to, ({ artifacts, bears = [] }) => ({
    artifacts: artifacts + 1,
    ...(passed.length > 0 && { bears: [...bears, ...passed] }),
  }));
}

/** BG-3: the army that joins has the next phase. */
function joinArmy(battle: Battle, army: Battle['armies'][number]): Battle {
  const at = battle.armies.findIndex(({ id }) => id === battle.acting) + 1;
  const [first, second, ...more] = [...battle.armies.slice(0, at), army, ...battle.armies.slice(at)];
  return first && second ? { ...battle, armies: [first, second, ...more] } : battle;
}

/** Total: whatever has happened fits into every state. */
export function apply(battle: Battle, event: Event): Battle {
  switch (event.type) {
    case 'phaseBegan':
      return beginPhase(battle, event.army);
    case 'orderFixed':
      return { ...battle, order: event.order };
    case 'engagementPhaseSpent':
      return { ...battle, first: battle.first - 1 };
    case 'regroupBegan':
      return { ...battle, step: 'regroup', slides: event.slides, doing: null };
    case 'targetAsked':
      return { ...battle, naming: event.naming };
    case 'turnAnnounced':
      return { ...battle, doing: event.doing, ...(battle.naming && { naming: null }) };
    case 'turnCarriedOut':
      return { ...battle, doing: null, order: battle.order.filter(id => id !== event.id) };
    case 'allRolled':
      return { ...battle, rolling: true };
    case 'answerAsked':
      return { ...battle, dodging: event.dodging };
    case 'answered':
      return { ...battle, dodging: null };
    case 'came':
      return { ...battle, cards: [...battle.cards.filter(({ id }) => id !== event.card.id), event.card] };
    case 'gone':
      return { ...battle, cards: battle.cards.filter(({ id }) => id !== event.id) };
    case 'moved':
      return withCard(battle, event.id, () => ({ at: event.at }));
    case 'attacked':
      return { ...battle, hits: [...battle.hits, event.hit] };
    case 'damaged': {
      const { id, damage, defense } = event;
      const hurt = withCard(battle, id, () => ({ damage }));
      return defense === undefined ? hurt : { ...hurt, defense: { ...battle.defense, [id]: defense } };
    }
    case 'healed':
      return withCard(battle, event.id, () => ({ damage: event.damage }));
    case 'killed':
      return {
        ...apply(battle, { type: 'fell', id: event.id }),
        slain: { ...battle.slain, [event.id]: battle.acting },
      };
    case 'defects':
      return withCard(battle, event.id, () => ({ side: event.to }));
    case 'stateChanged':
      return changeState(battle, event.id, event.state, event.on);
    case 'abilityUsed':
      return withMarks(battle, { abilities: [...(battle.marks?.abilities ?? []), event.key] });
    case 'abilitiesChanged':
      return withCard(battle, event.id, () => ({ abilities: event.abilities }));
    case 'artifactUsed': {
      const { id, to } = event;
      const marked = withMarks(battle, { artifact: [...(battle.marks ?? noMarks).artifact, id] });
      return to === null ? marked : passArtifact(marked, id, to);
    }
    case 'attracted':
      return withMarks(battle, { attracted: [...(battle.marks ?? noMarks).attracted, event.by] });
    case 'bonded':
      return withCard(battle, event.id, ({ bonds }) => ({ bonds: [...bonds, event.bond] }));
    case 'bondsEnded':
      return {
        ...battle,
        cards: battle.cards.map(card => ({
          ...card,
          bonds: card.bonds.filter(bond => bond.with !== event.with),
        })),
      };
    case 'intimate': {
      const { pair, turns } = event;
      return { ...battle, intimate: { ...battle.intimate, [pair]: { turns, phase: battle.phase } } };
    }
    case 'armyJoined':
      return joinArmy(battle, event.army);
    case 'armyDroppedOut': {
      const leaving = battle.cards.filter(({ side }) => side === event.army);
      return {
        ...battle,
        cards: battle.cards.filter(({ side }) => side !== event.army),
        out: [...(battle.out ?? []), event.army],
        away: [...(battle.away ?? []), ...leaving],
      };
    }
    case 'corrected':
    case 'card':
      return withCard(battle, event.id, () => event.change);
    case 'fell':
      return {
        ...battle,
        cards: battle.cards.filter(({ id }) => id !== event.id),
        graveyard: [...battle.graveyard, ...battle.cards.filter(({ id }) => id === event.id)],
      };
    case 'now':
      return { ...battle, ...event.change };
    case 'logged':
      return { ...battle, log: [...battle.log, event.entry].slice(-LOG_LENGTH) };
    case 'rolled':
      return { ...battle, stream: event.stream };
    case 'set':
      return { ...battle, ...event.change };
    case 'ended':
      return { ...battle, step: 'over', end: event.end, doing: null };
    default:
      return never(event);
  }
}
