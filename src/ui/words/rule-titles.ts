/** What each rule is about, in a few words: a button that leads to a rule bears them, and the search finds them. */
const lines = `
TM-1 Components before rules
TM-2 Stage card before rules board
TM-3 Targets of reactions stay
TM-4 Characters
TM-5 Friendly and enemy
TM-6 Who is an Oathsworn
TM-7 Open choices: North then West
TM-8 Dice for cards
TM-9 Archiving
TM-10 Open talk
TM-11 Gaining animus and redraws
TM-12 Move up to, move exactly
TM-13 Each HP lost
TM-14 Models run out
TM-15 Chapter and level
SU-1 Extra unique item from time
SU-2 Leaving the story
SU-3 Coming from a save
SU-4 Rules board face down
SU-5 Enemy HP dice at the start
SU-6 The stage deck
SU-7 A hand of seven
SU-8 Injuries and items in the hand
SU-9 Hands from chapter 2 on
SU-10 The Witch's first hand
SU-11 A companion's archetype
SU-12 Enemies and obstacles in place
SU-13 The start zone
SU-14 The leader
SU-15 Animus in reserve
SU-16 Last setup, ambush
RD-1 The four phases
RD-2 Ambushed
RD-3 A normal start
RD-4 Animus back, full characters
RD-5 Animus back, companions and allies
RD-6 Cards back from 0
RD-7 Archetype cubes off
RD-8 Turns in the Oathsworn phase
RD-9 Passing
RD-10 The encounter phase
RD-11 The end of the round
OP-1 One move, one card in a turn
OP-2 Items and tokens in a turn
OP-3 The move action
OP-4 Movement from cards
OP-5 Turning is free
OP-6 Spending animus
AB-1 Playing an ability card
AB-2 Effects parted by a line
AB-3 Animus cost
AB-4 Extra costs
AB-5 On cooldown
AB-6 Battleflow
AB-7 Battleflow from 0
AB-8 What causes no battleflow
AB-9 Item within a card
AB-10 Interrupts
AB-11 Never more than seven
CN-1 A companion's turn
CN-2 A companion's animus
CN-3 Archetype abilities
CN-4 Companions' interrupts
CN-5 Companions' tokens
CN-6 Companions' items
CN-7 Item effects for companions
CN-8 Companions' injuries
CN-9 No hand, no cooldown
IT-1 Playing items
IT-2 Item cost and cooldown
IT-3 Items once per encounter
IT-4 Item values always count
IT-5 Item bonus on all targets
IT-6 Items in the story
IT-7 On a critical
IN-1 When injuries come
IN-2 Injuries are played first
IN-3 Injuries on cooldown
MT-1 The might decks
MT-2 Drawing without putting back
MT-3 Blanks and criticals
MT-4 Redraws
MT-5 Enemies' draws
MT-6 Ignoring cards
MT-7 Empowering
MT-8 Broken attacks
MT-9 Cards and dice mixed
MT-10 Shuffling the might decks
MT-11 Determination
MT-12 Checks and rounds of combat
AT-1 The pool of an attack
AT-2 Ranged attacks
AT-3 Which range counts
AT-4 No enemy in range
AT-5 Ranged attacks need sight
AT-6 The order of an attack
AT-7 A miss
AT-8 Damage
AT-9 Several targets, one draw
AT-10 Loss at the HP die
AT-11 Better against a location
AT-12 Minions' HP
AT-13 Draws that are no attacks
HX-1 Hexes and directions
HX-2 Names of hexes
HX-3 The standard board
HX-4 Distance
HX-5 North then West
AR-1 Front, flanks and rear
AR-2 The flower of seven hexes
LS-1 Line of sight
LS-2 What blocks sight: trees, walls, obstacles
LS-3 Sight from and to large ones
MV-1 Toward a target
MV-2 Tiles and water on the way
MV-3 No free path
MV-4 Large enemies move
MV-5 Facing after a move
MV-6 Where a large enemy stops
MV-7 Compass move, large
MV-8 Compass move, one hex
MV-9 Bouncing off the edge
MV-10 Directly away
MV-11 Several movers
EM-1 Random direction
EM-2 Tiles act on enemies
EM-3 Moving by eye
TG-1 Movement to a target
TG-2 Reachable
TG-3 Whom a boss chooses
TG-4 Named targets
TG-5 Whom minions choose
TG-6 Taunt
TG-7 Does the attack go ahead
TG-8 Excluded characters
PS-1 Away from a source
PS-2 Pushed by a large enemy
PS-3 Knockback
PS-4 The attacker in the way
PS-5 Knockback of large ones
PS-6 Sentinels never block
AE-1 Areas
AE-2 Cones
AE-3 Waves
AE-4 Charges
AE-5 Chains
AE-6 Large ones in an area
DM-1 HP lost
DM-2 Which die is hit
DM-3 A broken location
DM-4 Several dice at once
DM-5 The breaker and the reaction
DM-6 The order of reactions
DM-7 Dice lost without a breaker
EA-1 The order of an enemy's attack
EA-2 Is the attack broken
EA-3 The enemy's pool
EA-4 A card for defense
EA-5 Defense for one draw
EA-6 Defense tokens
EA-7 Several targets of an enemy
EA-8 Mob
EA-9 Changing a Mob's cards
EA-10 Dice for the enemy
PL-1 Where new enemies come in
SC-1 Step by step
SC-2 Steps that cannot be done
SC-3 Until the end of the round
SC-4 The next card
SC-5 The deck is empty
SC-6 The stage changes by itself
SC-7 A stage trigger
SC-8 Words in bold
SC-9 Without an attack icon
SC-10 Who is a boss
RX-1 A location breaks
RX-2 The reaction
RX-3 Minions draw no reactions
RX-4 Icons of dice gone together
RX-5 The last die
RX-6 Bosses without dice
RX-7 The card after a reaction
MN-1 Minions activate
MN-2 Activated already
MN-3 Minions in reactions
MN-4 The order of minions
MN-5 Minions' own targets
MN-6 Minions' numbers
TK-1 Defense token
TK-2 +2 Animus token
TK-3 Redraw token
TK-4 Empowered x3 token
TK-5 Battleflow token
TK-6 Lethality token
ST-1 Status tokens
ST-2 Poison
ST-3 Bleed
ST-4 Crippled
ST-5 Crippled ends
UC-1 Unconscious
UC-2 An ally takes over
UC-3 Where allies come in
UC-4 How allies act
UC-5 Once per encounter
UC-6 An ally is killed
UC-7 No allies left
UC-8 Allies wait off the board
UC-9 Killed in hardcore
TL-1 Fire
TL-2 Water
TL-3 Enemies before water
TL-4 Other tiles
TL-5 One tile on a hex
TL-6 Large tiles
TL-7 Tiles over the edge
TL-8 Overlapping tiles
SE-1 Pictures of areas
SE-2 Attack on an area
SE-3 Caged
SE-4 Escape from a cage
SE-5 After the escape
SE-6 The cage holds
SE-7 The cage's card
SE-8 Chain
SE-9 Chain, card by card
SE-10 Where a chain ends
SE-11 Large ones in a chain
SE-12 Charge through
SE-13 Cone
SE-14 Consumed
SE-15 The consumed strike back
SE-16 What consuming does
SE-17 Freed
SE-18 Where the freed return
SE-19 Knockback of an attack
SE-20 A thrown item
SE-21 A thrown weapon
SE-22 Thrown shield, armor, gear
SE-23 Unarmed
SE-24 Wave
GM-1 The Grove Maiden joins
GM-2 Her might in the story
GM-3 The Ancient Guardian
GM-4 Tokens for the Guardian
GM-5 The Guardian falls and returns
GM-6 Dormant
GM-7 Sentinels
GM-8 Sentinels hold no hex
GM-9 Sentinels' HP
GM-10 Sentinels attack
GM-11 Sentinels' cards
GM-12 Tokens for Sentinels
GM-13 Where Sentinels hit
GM-14 Reactions to Sentinels
HU-1 Falcons
HU-2 Falcons are recalled
HU-3 Falcons of the dead
HU-4 Falcons in place
HU-5 The Huntress as target
HU-6 Falcons on minions
HU-7 Falcons attack
EN-1 Victory
EN-2 Defeat
EN-3 Both at once
EN-4 After a lost encounter
EN-5 What a replay costs
EN-6 What a replay repeats
EN-7 A replay is judged anew
EN-8 Allies in a replay
EN-9 HP in a replay
EN-10 Tokens for a replay
EN-11 Tokens after the encounter
CP-1 Difficulty
CP-2 The Free Company
CP-3 Defense and might from items
CP-4 Backpack, iron, shops
CP-5 Permanent tokens
CP-6 Allies of the company
CP-7 The Free Company Sheet
CP-8 Rules in two versions
LV-22 Level is the chapter
LV-23 Unlocking cards
LV-24 Kinds of permanent tokens
LV-25 Quick leveling
LV-26 Fully equipped
LV-27 After a death in the story
LV-28 Swapping Oathsworn
LV-29 Swapped out
LV-30 Swapped back in
LV-31 Full character or companion
TR-1 Bushcraft
TR-2 Keen-Eyed
TR-3 Quick-Witted
TR-4 Checks of all four
TR-5 Endurance
TR-6 Quartermaster
TR-7 Scavenger
TR-8 Herbalist
TR-9 Tough As Nails
TR-10 Field Medic
TR-11 True Grit
TR-12 Comradery
TR-13 Well-Connected
LL-1 Level, loot and losses
LL-2 Level up
LL-3 The next common deck
LL-4 Common items
LL-5 Unique items
LL-6 Loot at Grim and Dread
LL-7 No unique item left
LL-8 The next unique deck
LL-9 Knockout ticks
LL-10 Injuries of the fallen
LL-11 Injuries in hardcore
LL-12 Items lost
LL-13 Allies lost
SV-1 Saved before the encounter
SV-2 Saved after it
SV-3 A character's save bag
SV-4 The company's save bag
SV-5 Boxes for a save
OWN-1 The first permanent token
OWN-2 Ticks once per chapter
OWN-3 Giving up
OWN-4 Moving on after a loss
OWN-5 After chapter 21
OWN-6 The hardcore track
OWN-7 Who dies takes along
OWN-8 Each class once
OWN-9 The five permanent tokens
OWN-11 Five curatives per chapter
OWN-12 One runner, one price
OWN-13 Fewer items than to lose
OWN-14 HP before the encounter
OWN-15 Instant Action
OWN-16 Written by hand
OWN-142 Time played
OWN-144 Sums in place of cards
OWN-149 The score
OWN-42 Lethality tokens
OWN-43 What Sentinels draw
OWN-74 Whom a card may name
OWN-102 What a rule forbids
OWN-190 Taken off the board
OWN-193 Water on the way
OWN-211 Who has had turns
FT-1 The Guardian is an ally
FT-10 Treading on a hex
FT-11 What caged ones may do
`;

const titles = new Map(
  lines
    .trim()
    .split('\n')
    .map(line => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    }),
);

const level = /^LV-(\d+)$/;

/** What a rule is called; one that has no name of its own goes by its number. */
export function ruleTitle(id: string): string {
  const named = titles.get(id);
  if (named !== undefined) return named;
  const of = level.exec(id)?.[1];
  return of === undefined ? id : `Level ${of}`;
}

/** On a button: the name, and the number by which it is cited. */
export const ruleLabel = (id: string): string => {
  const title = ruleTitle(id);
  return title === id ? id : `${title} (${id})`;
};
