import type { Catalogue } from '../../../../basics/said';
import type { BoardSays } from '../../../../board/text/says';
import type { HexSays } from '../../../../hex/says';
import { list } from '../../say';

export const boardSaid: Catalogue<BoardSays> = {
  'board.is-object': 'A board is an object.',
  'board.list': 'This is a list.',
  'board.object': 'This is an object.',
  'board.same-id': ({ id }) => `The id ${id} is there twice.`,
  'board.text': 'This is a text that is not empty.',
  'board.side': ({ sides }) => `A side is one of ${list(sides)}.`,
  'board.facing': ({ directions }) => `A facing is one of ${list(directions)}.`,
  'board.hp': 'HP are a whole number, not below 0.',
  'board.flag': 'This is true or false.',
  'board.no-hex': ({ given }) => `${given} is no hex of this board.`,
  'board.hexes': 'This is a list of hexes that is not empty.',
  'board.sentinel-single': 'A Sentinel covers one hex.',
  'board.does-not-fit': ({ who }) => `${who} does not fit on the board there.`,
  'board.obstacle': ({ id }) => `obstacle ${id}`,
  'board.hex-taken': ({ who, hex, holder }, say) => `${say(who)} cannot be on ${hex}: ${say(holder)} is.`,
  'board.size': 'A size is "single", "flower" or an object with the footprint\'s hexes.',
  'board.core-belongs': 'The core, an empty path, belongs to every footprint.',
  'board.same-hex': 'Two paths lead to the same hex.',
  'board.too-far': ({ most }) => `No hex of a footprint is further than ${most} from its core.`,
  'board.front-belongs': 'The front hex belongs to the footprint.',
  'board.slots-object': 'Slots are an object: name, and the hexes of each.',
  'board.slot-belongs': 'A slot lies on hexes of the footprint.',
  'board.paths': 'This is a list of paths that is not empty.',
  'board.path': 'A path is a list of directions.',
  'board.line-unknown': ({ line }) => `This line explains nothing drawn: ${line}`,
};

export const hexSaid: Catalogue<HexSays> = {
  'hex.shape-is-object': 'A shape is an object with columns and rows.',
  'hex.columns': ({ most }) => `The number of columns is a whole number from 1 to ${most}.`,
  'hex.rows': ({ most }) =>
    `The rows are a list of whole numbers from 1 to ${most}, repeated over the columns.`,
  'hex.rows-differ': 'The row counts of neighbouring columns differ by one, or all are equal.',
};
