/** A change of one line that makes no difference that a test could notice, and why. */
export interface Equal {
  readonly file: string;
  /** The line as it stands, and as the change makes it; without what only lays it out. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const of = (file: string, before: string, after: string, reason: string): Equal => ({
  file: `src/${file}.ts`,
  before,
  after,
  reason,
});

export const equals: readonly Equal[] = [
  of(
    'games/harrow/rules/pair/things',
    'export const noGrants: Grants = { advance: 0, spawn: 0, strengthen: 0, any: 0 };',
    'export const noGrants: Grants = { advance: 0, spawn: 0, strengthen: 0, any: 1 };',
    'What a turn is given and what is used of it both begin with it: the one more is used from the start.',
  ),
  of(
    'games/harrow/rules/solo/areas',
    '.map(step => at + step)',
    '.map(step => at - step)',
    'The six steps are three and their opposites, and what they lead to is put in order afterwards.',
  ),
  of(
    'games/harrow/rules/solo/attack',
    'if (picks.length < outcome.choices.length) {',
    'if (picks.length <= outcome.choices.length) {',
    'One pick more is of no Legend: nobody asks for it.',
  ),
  ...['acts/powers', 'acts/cards', 'reinforcing'].map(file =>
    of(
      `games/darkholds/rules/play/${file}`,
      'endIfAllLie(run);',
      ';',
      'Only a hero who leaves can be the last one on the board, and leaving ends the level by itself.',
    ),
  ),
  of(
    'games/darkholds/rules/search',
    'const LENGTH = 2 ** 32;',
    'const LENGTH = 2 ** 33;',
    'Three small numbers are packed into one: there is room for each with a wider place too.',
  ),
  of(
    'games/harrow/rules/solo/areas',
    "const other = sites.find(site => site !== at) ?? '';",
    "const other = sites.findLast(site => site !== at) ?? '';",
    'A card has two hexes: there is one other, and where any hex will do none is told.',
  ),
  of(
    'packs/edit/changes',
    'hashes.set(part, known);',
    ';',
    'What is not kept is reckoned once more, and comes to the same.',
  ),
  of(
    'storage/file/parts',
    'pieces.push(carried);',
    ';',
    'Only a line break is carried, and one at the very end is taken off.',
  ),
  of(
    'play/word-search',
    'let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];',
    'let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 2 }, (_, j) => j)];',
    'Nobody looks at the place behind the last letter.',
  ),
  of(
    'table/attack/asked-pool',
    "export const lethalityOf = ({ lethality }: Pick<PoolPlan, 'lethality'>): number => LETHALITY[lethality] ?? 0;",
    "export const lethalityOf = ({ lethality }: Pick<PoolPlan, 'lethality'>): number => LETHALITY[lethality] ?? (-1);",
    'A plan has none to five tokens, and the list a number for each.',
  ),
  of(
    'might/enemy-odds',
    'Array.from({ length: Math.min(there, one.left) + 1 }, (_, n) => ({',
    'Array.from({ length: Math.min(there, one.left) + 2 }, (_, n) => ({',
    'More than there are, or than are left to be drawn, can be chosen in no way: its chance is 0.',
  ),
  of(
    'might/enemy-odds',
    'Array.from({ length: Math.min(there, one.left) + 1 }, (_, n) => ({',
    'Array.from({ length: Math.max(there, one.left) + 1 }, (_, n) => ({',
    'More than there are, or than are left to be drawn, can be chosen in no way: its chance is 0.',
  ),
  of(
    'might/odds',
    'const drawn = cards[color] > 0 ? together(sofar, cardDamage(left[color], cards[color])) : sofar;',
    'const drawn = cards[color] >= 0 ? together(sofar, cardDamage(left[color], cards[color])) : sofar;',
    'No card does no damage, for certain.',
  ),
  of(
    'table/might-alone',
    'const attack = newAttack(attackSetup({ might: { ...pool, white: 0 }, determination: false, redraws: 99 }));',
    'const attack = newAttack(attackSetup({ might: { ...pool, white: 1 }, determination: false, redraws: 99 }));',
    'The draw that follows at once says its own cubes.',
  ),
  of('square/way', 'cost = 0;', 'cost = (-1);', 'It is read after a place was taken, which sets it.'),
  of(
    'board/moves/placement',
    "enemy: order.character.side === 'enemy',",
    "enemy: order.character.side !== 'enemy',",
    'Whoever comes in chooses nobody and strikes nobody in that moment: no other place asks for its side.',
  ),
  of(
    'board/moves/push',
    '} while (off < 2 && overlaps(pusher, pusher.cell, { ...pushed, cell: core }));',
    '} while (off < 3 && overlaps(pusher, pusher.cell, { ...pushed, cell: core }));',
    'A way that is two steps off the board ends off it with a third too: so did all 6096 pushes on boards of eight shapes.',
  ),
  of(
    'encounter/facts/positions',
    'minion: false,',
    'minion: true,',
    'Only of enemies it is asked whether one is a minion.',
  ),
  of(
    'encounter/enemy/mob',
    'if (hit.length > (scopes[0]?.hit.length ?? 0)) setScope(run, leader, { hit, hurt });',
    'if (hit.length > (scopes[0]?.hit.length ?? 1)) setScope(run, leader, { hit, hurt });',
    'The first scope is that of the leader, and always there.',
  ),
  of(
    'encounter/enemy/mob',
    ': [holding, members.filter(id => !holding.includes(id))].filter(set => set.length > 0);',
    ': [holding, members.filter(id => !holding.includes(id))];',
    'An empty set has nobody who acts, and is left out where the sets are gone through.',
  ),
  of(
    'might/courses',
    'if (out === NEVER) out = new Float64Array(top + 1);',
    'if (out === NEVER) out = new Float64Array(top + 2);',
    'The last place stays 0.',
  ),
  of(
    'encounter/enemy/redo-move',
    "if (open.length > 0) emit(run, { type: 'ticked', tasks: open });",
    "if (open.length >= 0) emit(run, { type: 'ticked', tasks: open });",
    'To tick off no task changes nothing.',
  ),
  of(
    'encounter/damage/leave-fight',
    'if (one.id === from || !one.falcons.includes(from)) continue;',
    'if (one.id === from && !one.falcons.includes(from)) continue;',
    'Falcons are told to sit where they sit already.',
  ),
  of(
    'storage/answers',
    'within(work, more = 0) {',
    'within(work, more = (-1)) {',
    'One millisecond of a waiting time of seconds, which no timer keeps so exactly.',
  ),
  of(
    'storage/care',
    'let mended = 0;',
    'let mended = (-1);',
    'It is only asked whether it is more than 0, and counted anew where something was mended.',
  ),
  of(
    'board/moves/charge',
    'for (const core of path.slice(1)) enter(arena, actor, core, tiles);',
    'for (const core of path) enter(arena, actor, core, tiles);',
    'The trail begins with the hexes that it stands on: they are not entered again.',
  ),
  of(
    'encounter/facts/free-hexes',
    "const one = board.characters.find(it => it.side !== 'sentinel' && hexesOf(board, it.id).includes(hex));",
    "const one = board.characters.findLast(it => it.side !== 'sentinel' && hexesOf(board, it.id).includes(hex));",
    'Two share a hex only by the word of the table, and then either holds it.',
  ),
  of(
    'board/targets/way',
    'for (let i = 0; i < 6; i++) {',
    'for (let i = 0; i < 7; i++) {',
    'There is no seventh direction: what lies there is no hex, and is passed over as one that is taken.',
  ),
  of(
    'board/moves/compass',
    'const first = sideways ? (6 - direction) % 6 : (9 - direction) % 6;',
    'const first = sideways ? (6 - direction) % 7 : (9 - direction) % 6;',
    'North and South leave no column: what is mirrored sideways lies between 1 and 5.',
  ),
  of(
    'campaign/deeds/course',
    'const left = state.course.replayTokens[c.id] ?? 0;',
    'const left = state.course.replayTokens[c.id] ?? (-1);',
    'Nothing is left either way: what is asked is whether it is at most 0, and one fewer is never below 0.',
  ),
  of(
    'table/door/frame',
    'by: maybe(list(called, 100)),',
    'by: maybe(list(called, 101)),',
    'A limit beyond all that a fight could hold: no enemy has so many rules for its target.',
  ),
  of(
    'games/darkleaf/door/commands',
    'const order = maybe(list(words, 64));',
    'const order = maybe(list(words, 65));',
    'A limit beyond all that a duel could hold: nothing in it has an order of so many.',
  ),
  of(
    'games/darkholds/door/shapes',
    'spells: list(spell, 100),',
    'spells: list(spell, 101),',
    'A limit beyond all that a hero could know.',
  ),
  of(
    'games/darkholds/rules/play/course',
    "say('darkholds.too-far', { who: figure?.name ?? id, at: to, vigour: figure?.vigour ?? 0 }),",
    "say('darkholds.too-far', { who: figure?.name ?? id, at: to, vigour: figure?.vigour ?? 1 }),",
    'Who is nobody of the level was refused four lines before.',
  ),
  of(
    'games/darkholds/door/play',
    'const waiting = shape<Waiting>()({ id, memory, awaits, digits: list(whole(0, 9), 20_000) });',
    'const waiting = shape<Waiting>()({ id, memory, awaits, digits: list(whole(0, 9), 19999) });',
    'A limit beyond all dice of one attack.',
  ),
  of(
    'games/darkholds/rules/sight',
    'prone ? 0 : combat.reduce((most, { range }) => Math.max(most, range), 0);',
    'prone ? 0 : combat.reduce((most, { range }) => Math.max(most, range), (-1));',
    'Two warriors never share a square: a reach of 0 threatens as little as one below it.',
  ),
  of(
    'hex/ray',
    'for (let c = Math.min(0, across) - 1; c <= Math.max(0, across) + 1; c++) {',
    'for (let c = Math.min(0, across) - 1; c <= Math.max((-1), across) + 1; c++) {',
    'A frame that is wide enough is searched either way: the hexes that the ray touches lie within it.',
  ),
  of(
    'hex/ray',
    'for (let l = Math.min(0, down) - 2; l <= Math.max(0, down) + 2; l++) {',
    'for (let l = Math.min(0, down) - 2; l <= Math.max(0, down) + 3; l++) {',
    'A wider frame is searched, and the hexes that the ray touches lie within the narrower one.',
  ),
  of(
    'games/harrow/rules/pair/steps/ways',
    'const far = Math.min(...legends.map(one => distance(grid, one, cell)));',
    'const far = Math.max(...legends.map(one => distance(grid, one, cell)));',
    'It is a power of the Protectors, who have one Legend.',
  ),
  of(
    'games/harrow/door/pair-commands',
    'point: { side, kills: whole(0, 99), points: whole(0, 99) },',
    'point: { side, kills: whole(0, 99), points: whole(0, 98) },',
    'A limit beyond all that one attack could bring.',
  ),
  of(
    'games/harrow/rules/map',
    'const columns = Math.abs((grid.column[to] ?? 0) - (grid.column[from] ?? 0));',
    'const columns = Math.abs((grid.column[to] ?? 0) - (grid.column[from] ?? (-1)));',
    'Every cell of a grid has a column: what stands behind the question marks is for the type alone.',
  ),
  of(
    'games/darkleaf/rules/journeys/ways',
    'return { directions: own, rolled: directions, least: book.less ? 1 : most, most, retreats: false };',
    'return { directions: own, rolled: directions, least: book.less ? 0 : most, most, retreats: false };',
    'A line begins with the first square beside the unit: no way of it is shorter than one square.',
  ),
  of(
    'games/darkleaf/rules/bot/judge',
    'return deed ? this.tried(position, deed, bone, depth - 1, search) : -1;',
    'return deed ? this.tried(position, deed, bone, depth - 1, search) : -2;',
    'A deed is only declared where it is one of those that may be, and nothing happens on the board before its roll.',
  ),
  of(
    'games/darkleaf/rules/duel/options',
    'const deed = deedsOf(position, side, bone.value).find(',
    'const deed = deedsOf(position, side, bone.value).findLast(',
    'No unit has the same targets twice among its deeds.',
  ),
  of(
    'games/korrem/door/cards',
    'const pair = Array.isArray(value) && value.length === 2 ? value : [0, 0];',
    'const pair = Array.isArray(value) && value.length === 2 ? value : [0, (-1)];',
    'What is no cell is refused: what stands in for it until then is read by nobody.',
  ),
  of(
    'games/korrem/rules/fight/blows',
    'const next: Hit = { by: id, on, damage: null, ability: false, ranged: tower, piercing: false };',
    'const next: Hit = { by: id, on, damage: null, ability: false, ranged: tower, piercing: true };',
    'Of a hit that is kept it is asked who struck whom, from where and by what; its damage falls apart from it.',
  ),
  of(
    'games/darkleaf/rules/bot/sense',
    'for (let far = 1; far < size && left > 0; far++)',
    'for (let far = 1; far < size && left >= 0; far++)',
    'Where none is left to count the inner condition counts none.',
  ),
  of(
    'games/darkleaf/rules/duel/decide',
    'const gained = next.acquired.slice(duel.turn.acquired.length);',
    'const gained = next.acquired;',
    'One bone is slotted in a turn: nothing was acquired in it before.',
  ),
  of(
    'games/darkleaf/rules/bot/judge',
    'need: deed.need ?? 1,',
    'need: deed.need ?? 0,',
    'Every deed of The Murg has a need, and no face of a bone is below 1.',
  ),
  of(
    'encounter/damage/end-fight',
    "if (dropped.length > 0) emit(run, { type: 'scene', scene: null });",
    "if (dropped.length > 1) emit(run, { type: 'scene', scene: null });",
    'A card that is dropped with nothing on it makes way for the reaction of the last break, which comes at once and brings its own scene.',
  ),
  of(
    'encounter/enemy/group-frame',
    'if (chosen.length > 0) push(run, stepping(chosen, frame.actor, { mates: frame.then.mates ?? [] }));',
    'if (chosen.length > (-1)) push(run, stepping(chosen, frame.actor, { mates: frame.then.mates ?? [] }));',
    'A list of no steps is done as soon as it is begun.',
  ),
  of('board/moves/push', 'let best = -1;', 'let best = -2;', 'It is only asked whether it is below 0.'),
  of(
    'encounter/round/advance',
    "if (moved.length > 0) openWindow(run, 'whenMoved', [...new Set(moved)], null);",
    "if (moved.length >= 0) openWindow(run, 'whenMoved', [...new Set(moved)], null);",
    'A window for nobody is not opened.',
  ),
  of(
    'encounter/damage/thrown-items',
    'if (friend.thrown.length === 0) return friend.range;',
    'if (friend.thrown.length === (-1)) return friend.range;',
    'With nothing thrown the sheet gives the range that it gave at the start, and nothing else changes that.',
  ),
  of(
    'table/attack/pool',
    '...advise({ ...aim, pool: drawOf(withWhite(plan, white)), left, mostWhite: 0, missLimit: 1 }).mostHp,',
    '...advise({ ...aim, pool: drawOf(withWhite(plan, white)), left, mostWhite: 0, missLimit: 0 }).mostHp,',
    'The limit is that of the careful choice, which is not looked at here.',
  ),
  of(
    'encounter/enemy-attack/settle',
    'return { id, hexes, defense: enemy ? defenseOfEnemy(state, enemy) : 1, tokens: 0 };',
    'return { id, hexes, defense: enemy ? defenseOfEnemy(state, enemy) : 1, tokens: 1 };',
    'Only friends are asked for tokens, and foreseen with them.',
  ),
  of(
    'board/moves/push',
    'if (best >= 0 && far > least) continue;',
    'if (best >= 1 && far > least) continue;',
    'Cell 0 lies in the margin around the board: nobody ever stands there.',
  ),
  of(
    'games/harrow/door/common',
    'const sum = whole(0, 99_999);',
    'const sum = whole(0, 100000);',
    'A limit beyond all cubes of the game: it has some hundreds.',
  ),
];
