import type { Character, CharacterId } from '../model/character';
import { BOXES, type Campaign, type Difficulty, type Outcome } from '../model/state';

export interface ChapterPast {
  readonly chapter: number;
  readonly difficulty: Difficulty | null;
  readonly attempts: number;
  readonly outcome: Outcome | null;
  readonly ticks: number;
  /** Score so far against the track. */
  readonly ticksSoFar: number;
  readonly fallen: readonly CharacterId[];
  readonly alliesKilled: number;
  readonly minutes: number;
  /** Damage dealt to enemies and HP lost, by all of the company in all attempts. */
  readonly dealt: number;
  readonly lost: number;
  readonly rounds: number;
  readonly irregular: number;
  /** Played before the app kept it: of the fight nothing is known but that it was (OWN-146). */
  readonly onPaper: boolean;
}

/** Every chapter that has been played or begun, each attempt counted for time and blows. */
export function chaptersPast(state: Campaign): readonly ChapterPast[] {
  let ticksSoFar = 0;
  return state.chapters.flatMap((played, i) => {
    const chapter = i + 1;
    const ticks = state.ticks.filter(tick => tick.chapter === chapter).length;
    ticksSoFar += ticks;
    const last = played.fights.at(-1);
    const lines = played.fights.flatMap(fight => fight.heroes);
    const begun =
      played.difficulty !== null ||
      played.fights.length > 0 ||
      ticks > 0 ||
      BOXES.some(box => played.boxes[box]);
    if (!begun) return [];
    return [
      {
        chapter,
        difficulty: played.difficulty,
        attempts: played.fights.length,
        outcome: last?.outcome ?? null,
        ticks,
        ticksSoFar,
        fallen: last?.heroes.filter(hero => hero.fallen).map(hero => hero.id) ?? [],
        alliesKilled: last?.alliesKilled.length ?? 0,
        minutes: played.fights.reduce((sum, fight) => sum + fight.minutes, played.minutes),
        dealt: lines.reduce((sum, line) => sum + line.dealt, 0),
        lost: lines.reduce((sum, line) => sum + line.lost, 0),
        rounds: played.fights.reduce((sum, fight) => sum + fight.rounds, 0),
        irregular: played.irregular.length,
        onPaper: played.boxes.encounter && played.fights.length === 0,
      },
    ];
  });
}

export interface Row {
  readonly one: ChapterPast;
  /** Chapters on paper that tell nothing apart stand in one line with the last of them. */
  readonly from: number;
  readonly ticks: number;
}

export function foldedPast(past: readonly ChapterPast[]): readonly Row[] {
  const rows: Row[] = [];
  for (const one of past) {
    const last = rows.at(-1);
    const joins =
      last?.one.onPaper &&
      one.onPaper &&
      last.one.chapter === one.chapter - 1 &&
      last.one.difficulty === one.difficulty;
    if (last && joins) rows[rows.length - 1] = { one, from: last.from, ticks: last.ticks + one.ticks };
    else rows.push({ one, from: one.chapter, ticks: one.ticks });
  }
  return rows;
}

export interface Deeds {
  readonly who: Character;
  readonly fights: number;
  readonly dealt: number;
  readonly lost: number;
  readonly best: number;
  /** Attempts, won or lost, in which it fell. */
  readonly fallen: number;
}

/** Everybody who ever fought, who struck the hardest in all first. */
export function deedsOf(state: Campaign): readonly Deeds[] {
  const lines = state.chapters.flatMap(chapter => chapter.fights.flatMap(fight => fight.heroes));
  return Object.values(state.people)
    .map(who => {
      const own = lines.filter(line => line.id === who.id);
      return {
        who,
        fights: own.length,
        dealt: own.reduce((sum, line) => sum + line.dealt, 0),
        lost: own.reduce((sum, line) => sum + line.lost, 0),
        best: Math.max(0, ...own.map(line => line.best)),
        fallen: own.filter(line => line.fallen).length,
      };
    })
    .filter(deeds => deeds.fights > 0)
    .sort((a, b) => b.dealt - a.dealt || b.best - a.best || (a.who.id < b.who.id ? -1 : 1));
}

export interface Score {
  readonly ticks: number;
  readonly chapters: number;
  readonly won: number;
  readonly replays: number;
  readonly minutes: number;
  readonly dead: number;
}

/** The whole campaign in figures (OWN-149). */
export function scoreOf(state: Campaign): Score {
  const past = chaptersPast(state);
  return {
    ticks: state.ticks.length,
    chapters: state.chapters.filter(chapter => chapter.boxes.encounter).length,
    won: past.filter(chapter => chapter.outcome === 'won').length,
    replays: past.reduce((sum, chapter) => sum + Math.max(0, chapter.attempts - 1), 0),
    minutes: past.reduce((sum, chapter) => sum + chapter.minutes, 0),
    dead: Object.values(state.people).filter(c => c.fate === 'dead').length,
  };
}
