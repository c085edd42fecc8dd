import { never } from '../../basics/never';
import { err, ok, type Result } from '../../basics/result';
import type { Command, Deed } from '../model/command';
import type { Event } from '../model/event';
import { type Campaign, isFounded } from '../model/state';
import { say } from '../says/say';
import { chooseGrowth, choosePermanent, chooseTrait, equipped, hand, unlock } from './choices';
import { beginChapter, beginFight, endFight, endStory, moveOn, replay, replayToken } from './course';
import { write } from './entries';
import { drawInjury, loot, loseItem, nextChapter, tally } from './epilogue';
import { changeKind, die, newCharacter, replace, swap } from './members';
import { buy, curatives, drew, fieldMedic, giveIron, runner, sell, toughAsNails, useCurative } from './story';
import { against, type CampaignRefusal, cannot, idsFrom, type Judged, will } from './verdict';

const START_IRON = 3;

/** CP-2, CP-4, CP-6; in a later chapter it takes over a campaign that was begun on paper. */
function found(state: Campaign, deed: Extract<Deed, { do: 'found' }>): Judged {
  if (isFounded(state)) return cannot('already-founded', say('campaign.already-founded'));
  if (deed.members.length !== 4) return cannot('wrong-choice', say('campaign.always-four'));
  const ids = idsFrom(state);
  const iron = deed.mode === 'instant' ? 0 : START_IRON;
  const late = deed.chapter > 1;
  const members = deed.members.map(member => ({
    ...newCharacter(ids.next('c'), member, deed.chapter),
    iron,
    // OWN-145: on paper the cards lie sorted in their save bags already.
    ...(late && deed.start === 'paper' ? { unlockedTo: deed.chapter } : {}),
    ...(late && deed.start === 'quick' ? { toEquip: true } : {}),
  }));
  const allies = [1, 2, 3, 4].map(() => ({ id: ids.next('a'), name: deed.ally, archived: false }));
  const { name, mode, hardcore, difficulty, variants, chapter } = deed;
  const events: Event[] = [
    { event: 'founded', name, mode, hardcore, difficulty, variants, chapter, members, allies },
  ];
  for (let past = 1; past < chapter; past++) {
    if (mode === 'story') events.push({ event: 'boxSet', chapter: past, box: 'story', on: true });
    events.push({ event: 'boxSet', chapter: past, box: 'encounter', on: true });
  }
  const classes = members.map(c => c.class);
  const twice = classes.find((c, i) => classes.indexOf(c) !== i);
  return will(
    [...events, ids.used()],
    [twice !== undefined && against(true, 'OWN-8', say('campaign.class-twice', { class: twice }))],
  );
}

/**
 * What a command does to the sheets. A deed against the rules is refused with the rule that it breaks; with
 * `anyway` it is done, and the chapter keeps a mark (OWN-16). Entries by hand are never refused for a rule.
 */
export function decide(state: Campaign, command: Command): Result<readonly Event[], CampaignRefusal> {
  if (!('do' in command)) {
    return isFounded(state) ? write(state, command) : cannot('not-founded', say('campaign.not-founded'));
  }
  const judged = judge(state, command);
  if (!judged.ok) return judged;
  const { events, objections } = judged.value;
  const [first] = objections;
  if (!first) return ok(events);
  if (!command.anyway) return err({ code: 'breaks-rule', message: first.message, rule: first.rule });
  const { chapter } = state;
  const marks = objections.map(
    ({ rule, message: text }): Event => ({ event: 'irregular', chapter, irregular: { rule, text } }),
  );
  return ok([...marks, ...events]);
}

function judge(state: Campaign, deed: Deed): Judged {
  if (deed.do === 'found') return found(state, deed);
  if (!isFounded(state)) return cannot('not-founded', say('campaign.not-founded'));
  switch (deed.do) {
    case 'difficulty':
      return will(
        [
          { event: 'difficultySet', difficulty: deed.difficulty },
          ...(state.course.phase === 'start'
            ? []
            : [{ event: 'playedAt' as const, chapter: state.chapter, difficulty: deed.difficulty }]),
        ],
        [against(state.course.phase !== 'start', 'CP-1', say('campaign.difficulty-between'))],
      );
    case 'swap':
      return swap(state, deed);
    case 'changeKind':
      return changeKind(state, deed.who);
    case 'die':
      return die(state, deed.who);
    case 'replace':
      return replace(state, deed);
    case 'chooseTrait':
      return chooseTrait(state, deed);
    case 'choosePermanent':
      return choosePermanent(state, deed);
    case 'chooseGrowth':
      return chooseGrowth(state, deed);
    case 'unlock':
      return unlock(state, deed);
    case 'equipped':
      return equipped(state, deed);
    case 'hand':
      return hand(state, deed);
    case 'beginChapter':
      return beginChapter(state);
    case 'endStory':
      return endStory(state);
    case 'beginFight':
      return beginFight(state);
    case 'endFight':
      return endFight(state, deed);
    case 'replay':
      return replay(state);
    case 'replayToken':
      return replayToken(state, deed);
    case 'moveOn':
      return moveOn(state);
    case 'tally':
      return tally(state);
    case 'loot':
      return loot(state, deed);
    case 'loseItem':
      return loseItem(state, deed);
    case 'drawInjury':
      return drawInjury(state, deed);
    case 'nextChapter':
      return nextChapter(state);
    case 'buy':
      return buy(state, deed);
    case 'sell':
      return sell(state, deed);
    case 'curatives':
      return curatives(state, deed);
    case 'useCurative':
      return useCurative(state, deed);
    case 'runner':
      return runner(state, deed);
    case 'fieldMedic':
      return fieldMedic(state, deed);
    case 'toughAsNails':
      return toughAsNails(state, deed.who);
    case 'giveIron':
      return giveIron(state, deed);
    case 'drew':
      return drew(state, deed);
    case 'remind':
      return will([{ event: 'remindersSet', reminders: [...state.course.reminders, deed.text] }]);
    case 'forget':
      return will([
        { event: 'remindersSet', reminders: state.course.reminders.filter((_, i) => i !== deed.index) },
      ]);
    case 'tickStep':
      return will([{ event: 'stepTicked', step: deed.step, on: deed.on }]);
    default:
      return never(deed);
  }
}
