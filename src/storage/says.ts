import { type Bare, type Said, type Sentence, speaker } from '../basics/said';

/** Reasons why storing failed, for any page. */
export type StorageSays = {
  'storage.full': Bare;
  'storage.refused': Bare;
  'storage.elsewhere': Bare;
  'storage.newer': Bare;
  'storage.newer-layout': Bare;
  'storage.silent': Bare;
  'storage.unanswered': Bare;
  'storage.cleared': Bare;
  'storage.failed': Bare;
  'storage.gone': Bare;
};
export const sayStorage = speaker<StorageSays>();

/** Sentences about opening saves, about files and about the device. */
export type SaveSays = {
  'save.newer': Bare;
  'save.not-carried-over': Bare;
  'save.nothing-left': Bare;
  'save.steps-lost': { readonly steps: number };
  'save.history-cut': Bare;
  'save.repaired': Bare;
  'save.text-cut': Bare;
  'save.older-rules': Bare;
  'save.drift': Bare;
  'save.by-newer': Bare;
  'save.unreadable': Bare;
  'save.with-gaps': Bare;
  'save.unplayable': Bare;
  /** The save fits its schema and cannot be shown. */
  'save.not-showable': Bare;
  'save.room-granted': Bare;
  'save.room-not-granted': Bare;
  'save.room-unknown': Bare;
  /** The tap would make a save that no reader takes. */
  'save.not-readable': { readonly at: string; readonly why: Said };
  'save.nothing-to-export': Bare;
  'save.too-much-for-a-file': Bare;
  /** No chosen document fits a file. */
  'save.none-taken': { readonly left: readonly string[] };
  'save.file-empty': Bare;
  'save.file-not-ours': Bare;
  'save.file-newer': Bare;
  'save.file-damaged': Bare;
  'save.file-too-large': Bare;
  'save.file-too-deep': Bare;
  'save.file-too-many': Bare;
  'save.file-cannot-unpack': Bare;
  'save.file-unknown-kind': Bare;
  'save.file-unsound': Bare;
  /** What is wrong with the file, the document in it that shows it, and what is wrong with that. */
  'save.file-holds': { readonly what: Sentence; readonly document: string; readonly why: Sentence };
};
export const say = speaker<SaveSays>();
