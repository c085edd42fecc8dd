import type { Catalogue } from '../../../src/basics/said';
import { registerWords } from '../../../src/ui/words/say';
import type { ScenarioSays } from './says';
import '../../../src/games/korrem/words/learn-problems';

const problems: Catalogue<ScenarioSays> = {
  'korrem.cell': 'A cell is two whole numbers, x to the east and y to the south.',
  'korrem.cell-taken': ({ cell }) => `Two cards stand on the cell ${cell}.`,
  'korrem.dead': ({ name, health }) => `${name} has taken all its ${health} health; it leaves the battle.`,
  'korrem.no-card': ({ name }) => `No card ${name} is here.`,
  'korrem.add-on': ({ name }) => `${name} is a wall or a tower: it takes no turn.`,
  'korrem.one-sided': ({ name, other }) => `${name} has a bond with ${other}, who has none with ${name}.`,
  'korrem.no-hex': ({ named }) => `${named} is no hex: they are named from A1 to Z26.`,
  'korrem.hex-twice': ({ hex }) => `${hex} is named twice.`,
  'korrem.no-player': ({ name }) => `${name} does not sit at this table.`,
  'korrem.eight-cells': 'A row of the table has eight results.',
  'korrem.late': 'Taps come in the order of their times, none after now.',
  'korrem.two-sides': 'Two different sides are needed, and every card is of one of them.',
  'korrem.some': 'At least one is needed here.',
};

registerWords(problems);
