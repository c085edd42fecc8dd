import type { Catalogue } from '../../../../basics/said';
import type { StorageSays } from '../../../../storage/says';

/** Why something cannot be stored: on the first page too. */
export const storageSaid: Catalogue<StorageSays> = {
  'storage.full':
    'This device has no room left. Play goes on, but nothing new is saved: export the campaign or make room.',
  'storage.refused':
    'This browser does not let the app store anything (a private window, perhaps). Play goes on, but export before you close it.',
  'storage.elsewhere': 'This is open in another tab or window, and only one of them may write.',
  'storage.newer': 'A newer version of the app is in use in another tab. Reload this one to go on.',
  'storage.newer-layout':
    'What is saved here is of a newer version of the app; this one leaves it alone. Close all its windows and open it online. What you begin now is only in memory: save it as a file.',
  'storage.silent':
    'This device does not answer when asked for what is saved here. Close all windows of the app and open it again. What you begin now is only in memory: save it as a file.',
  'storage.unanswered':
    'This device does not answer when asked for what is saved here. What is on the screen is only in memory: save it as a file. Close all windows of the app and the browser itself, and open it again.',
  'storage.cleared':
    'What was saved on this device has been cleared. It is still in this window: save it as a file before you close it.',
  'storage.failed':
    'Saving failed. Play goes on; what is not saved yet will be tried again with the next tap.',
  'storage.gone': 'The document has been removed from this device.',
};
