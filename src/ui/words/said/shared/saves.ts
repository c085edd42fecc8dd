import type { Catalogue } from '../../../../basics/said';
import type { SaveSays } from '../../../../storage/says';

const lost = (steps: number): string =>
  steps === 1 ? 'the last step is lost' : `the last ${steps} steps are lost`;

/** What opening a save, files and the device have to say. */
export const savesSaid: Catalogue<SaveSays> = {
  'save.newer':
    'This was saved by a newer version of the app. Update the app to open it; it has not been touched.',
  'save.not-carried-over':
    'This save of an earlier version could not be carried over. It has not been touched; export it.',
  'save.nothing-left':
    'Nothing of this save can be read any more. Look for a backup; the rest can be downloaded.',
  'save.steps-lost': ({ steps }) =>
    `A part of this save was damaged. It has been restored to the last sound moment; ${lost(steps)}. What was left of them is kept apart and can be downloaded.`,
  'save.history-cut':
    'A part of the history was damaged. Nothing of the present state is lost, but undo may end there.',
  'save.repaired': 'A part of this save was damaged and has been repaired from its copies. Nothing is lost.',
  'save.text-cut':
    'Some of the texts here were longer than this app can read. They have been cut; the rest of them is kept apart and can be downloaded. Nothing else is lost.',
  'save.older-rules':
    'Older moves were made with an earlier version of the app: they can be read, but not undone.',
  'save.drift': 'Replaying the history gave another state than the one saved. The saved one was kept.',
  'save.by-newer': 'It was saved by a newer version of the app.',
  'save.unreadable': 'It could not be read.',
  'save.with-gaps': 'Parts of it are missing or make no sense.',
  'save.unplayable': 'Its history cannot be replayed.',
  'save.not-showable':
    'Its present state makes no sense on a screen. Nothing was changed; it can be exported.',
  'save.room-granted': 'The browser has promised not to remove what is saved here unless you ask it to.',
  'save.room-not-granted':
    'The browser may remove what is saved here when the device runs short of room, and Safari may after seven days without use. Install the app to the home screen, and export now and then.',
  'save.room-unknown':
    'This address or browser offers no lasting storage: another device or address sees none of this. Export now and then.',
  'save.not-readable': ({ at, why }, say) =>
    `This could not be read again, so it has not been done. ${say(why)}${at === '' ? '' : ` (${at})`}`,
  'save.nothing-to-export': 'There is nothing to export.',
  'save.too-much-for-a-file': 'It is larger than a file may be.',
  'save.none-taken': ({ left }) => `This could not be taken along: ${left.join(', ')}.`,
  'save.file-empty': 'The file is empty.',
  'save.file-not-ours': 'This is not a save of Northwest.',
  'save.file-newer': 'This save was made by a newer version of the app. Update the app first.',
  'save.file-damaged': 'The file is damaged: its checksum does not fit. Nothing was changed.',
  'save.file-too-large': 'The file is larger than any save can be. Nothing was changed.',
  'save.file-too-deep': 'The file is nested more deeply than any save. Nothing was changed.',
  'save.file-too-many': 'The file holds more than any save can. Nothing was changed.',
  'save.file-cannot-unpack':
    'This browser cannot unpack the file. Unpack it (gzip) and import the text inside.',
  'save.file-unknown-kind': 'The file holds something that this version of the app does not know.',
  'save.file-unsound': 'Something in the file makes no sense as a save. Nothing was changed.',
  'save.file-holds': ({ what, document, why }, say) => `${say(what)} (${document}: ${say(why)})`,
};
